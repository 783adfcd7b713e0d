import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFace, SiteFile, Theme } from '#domain/site/theme.ts'
import { findLowContrast } from '#domain/site/theme-contrast.ts'
import { loadConfigList, loadConfigObject } from '#data/config/parse-config.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { loadMark } from './load-mark.ts'
import { fontFaceSchema, themeSchema } from './theme-schema.ts'

/** A theme and the files to publish for it. */
export type LoadedTheme = Readonly<{ theme: Theme; files: readonly SiteFile[] }>

/** Loads the agency's colours, fonts and logo; undefined when they are invalid, which breaks the site. */
export async function loadTheme(source: DataSource): Promise<LoadedTheme | undefined> {
  const record = await loadConfigObject(source, 'theme.json', themeSchema)
  if (record === undefined) return undefined
  const log = source.log.record('theme.json')
  checkContrast(record.colors, log)
  const list = record.fonts.faces ?? undefined
  const faces = await loadFaces(source, list)
  const mark = await loadMark(join(source.dir, record.mark), record.mark, log)
  // The fonts lie where their list was found: with the agency, or with the product.
  const fontDir = join(source.dirOf(list ?? ''), 'theme', 'fonts')
  const files = faces.flatMap(({ file }) =>
    file === undefined ? [] : [{ path: fontPath(file), file: join(fontDir, file) }],
  )
  for (const { file } of files) {
    if (existsSync(file)) continue
    const remedy = 'add the file or correct its name'
    log.fatal('fonts.faces', 'the file is missing', { received: file, remedy })
  }
  if (mark === undefined) return undefined
  const { colors, radii, fonts } = record
  const wordmark = parseWordmark(record.wordmark)
  return {
    theme: { colors, radii, fonts: { ...fonts, faces }, wordmark, mark },
    files,
  }
}

/** Returns the public path of a font. @example fontPath('sans.woff2') // '/fonts/sans.woff2' */
function fontPath(file: string): string {
  return `/fonts/${file}`
}

async function loadFaces(source: DataSource, file: string | undefined): Promise<readonly FontFace[]> {
  if (file === undefined) return []
  const entries = await loadConfigList(source, file, fontFaceSchema)
  return entries.map(({ value }) => value)
}

/** Splits a name at its italic parts. @example parseWordmark('Kouter *&* Kaai') */
function parseWordmark(text: string): Theme['wordmark'] {
  return text
    .split('*')
    .map((part, index) => ({ text: part, isItalic: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function checkContrast(colors: Theme['colors'], log: RecordLog): void {
  for (const { role, background, scheme, ratio, required } of findLowContrast(colors)) {
    log.fatal(`colors.${role}.${scheme}`, `not legible on ${background}`, {
      expected: `a contrast of at least ${required} between ${role} and ${background} (WCAG 2.2 AA)`,
      received: `${colors[role][scheme]} on ${colors[background][scheme]}: ${ratio.toFixed(2)}`,
      remedy: `make ${role} or ${background} lighter or darker`,
    })
  }
}
