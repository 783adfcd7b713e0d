import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import {
  type ScaleHome,
  scaleFilePath,
  type ScaleWords,
  scaleWordsPath,
} from '#contracts/words/scale-file.ts'
import styleSheetUrl from '#styles/personal/street.css?url'

/** Loads what the comparison to scale consists of; rejects when a part of it cannot be loaded. */
export async function loadScale(locale: string, ids: readonly number[]) {
  const [{ ScaleView }, words, homes] = await Promise.all([
    import('./ScaleView.tsx'),
    loadJson<ScaleWords>(scaleWordsPath(locale)),
    Promise.all(ids.map(async (id) => [id, await loadJson<ScaleHome>(scaleFilePath(id))] as const)),
    // Without its style sheet it can still be read.
    loadStyleSheet(styleSheetUrl).catch(console.warn),
  ])
  return { ScaleView, words, homes: new Map(homes) }
}

async function loadJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as Content
}
