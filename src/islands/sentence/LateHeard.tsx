import { lazy } from 'react'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/sentence/heard.css?url'

/** What was understood of a sentence, loaded with the first one. Without its style sheet it can still be read. */
export const LateHeard = lazy(async () => {
  const [{ Heard }] = await Promise.all([
    import('./Heard.tsx'),
    loadStyleSheet(styleSheetUrl).catch(console.warn),
  ])
  return { default: Heard }
})
