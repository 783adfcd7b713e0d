import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { loadCompleteness } from '#data/completeness/load-completeness.ts'
import { decodeRecords } from '#data/file/decode-records.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { editorConfig } from '#editor/config/editor-config.ts'
import { recordFiles } from '#editor/config/collections.ts'
import { editorLocales } from '#editor/labels/labels.ts'
import { editorLogo, editorPage } from '#scripts/build/files/editor-page.ts'
import { bringFiles } from '#scripts/build/output/bring-files.ts'
import { type BuiltFile, writeFiles } from '#scripts/build/output/write-files.ts'
import type { Site, SiteOptions } from '#site'

/**
 * Writes the editor to `/admin/`, where the site has one: a page, its bundled script, the agency's mark, a configuration
 * per language, and the messages of the site.
 */
export async function writeEditor(
  dist: string,
  published: string,
  site: Site,
  { dataDir, contentDir }: Pick<SiteOptions, 'dataDir' | 'contentDir'>,
  editorDir: string,
): Promise<void> {
  const { editor, name, languageDefault, languageUse } = site.catalogue.site
  if (editor === undefined) return
  await bringFiles({ made: editorDir, published: join(published, 'admin'), next: join(dist, 'admin') })
  const languages = { languageDefault, languageUse }
  const records = await loadRecords(dataDir)
  // The build has told of files that cannot be read.
  const log = createProblemLog()
  const source = createDataSource(dataDir, log)
  const completeness = await loadCompleteness(source, contentDir, languages, log)
  const said = (locale: Locale) => site.languages(locale).messages
  const messages = { nl: said('nl'), fr: said('fr'), en: said('en'), de: said('de') }
  const configs = editorLocales.map((locale): BuiltFile => {
    const config = editorConfig({ name, languages, editor, records, completeness, messages }, locale)
    return [`/admin/config.${locale}.json`, JSON.stringify(config)]
  })
  const files: readonly BuiltFile[] = [
    ['/admin/index.html', await editorPage(name, languageDefault, editorDir)],
    ['/admin/logo.svg', editorLogo(site.catalogue.theme)],
    ['/admin/messages.json', JSON.stringify(messages.nl)],
    ...configs,
  ]
  await writeFiles(dist, files, published)
}

/** Loads the records whose form the editor keeps, by the name of their file. */
async function loadRecords(dataDir: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const loaded = await Promise.all(
    recordFiles.map(async ({ name, isList }) => {
      const text = await readFile(join(dataDir, `${name}.json`), 'utf8').catch(absentAsUndefined)
      const value: unknown = JSON.parse(text ?? (isList ? '[]' : '{}'))
      return [name, isList ? (decodeRecords(value) ?? []) : [value]] as const
    }),
  )
  return Object.fromEntries(loaded)
}
