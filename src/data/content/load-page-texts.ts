import { join } from 'node:path'
import { locales, type SiteLanguages, type Translations } from '#domain/values/locale.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import { pageSchema } from './document-schemas.ts'
import { loadFolderNames, loadLocalised } from './load-localised.ts'

/**
 * Loads the texts of menu pages as HTML, by folder name in `content/pages`, in the languages that they are written in; a text
 * that cannot be read is there in none.
 */
export async function loadPageTexts(
  contentDir: string,
  languages: SiteLanguages,
  log: ProblemLog,
): Promise<ReadonlyMap<string, Translations>> {
  const documents = await loadLocalised(contentDir, 'pages', pageSchema, languages, log)
  const texts = documents.map(({ id, files }) => {
    const written = locales.filter((locale) => files[locale].locale === locale)
    return [id, Object.fromEntries(written.map((locale) => [locale, files[locale].html]))] as const
  })
  const names = await loadFolderNames(join(contentDir, 'pages'))
  return new Map([...names.map((name) => [name, {}] as const), ...texts])
}
