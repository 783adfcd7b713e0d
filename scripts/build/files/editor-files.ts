import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article } from '#domain/site/content.ts'
import type { Locale } from '#domain/values/locale.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { loadCompleteness } from '#data/completeness/load-completeness.ts'
import { decodeRecords } from '#data/file/decode-records.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { editorConfig } from '#editor/config/editor-config.ts'
import { recordFiles } from '#editor/config/collections.ts'
import type { Known } from '#editor/known.ts'
import { editorLocales } from '#editor/labels/editor-locale.ts'
import { loadListingLists } from '#scripts/build/files/listing-lists.ts'
import { editorColours, editorLogo, editorPage } from '#scripts/build/files/editor-page.ts'
import { bringFiles } from '#scripts/build/output/bring-files.ts'
import { type BuiltFile, writeFiles } from '#scripts/build/output/write-files.ts'
import type { Site, SiteOptions } from '#site'

/**
 * Writes the editor to `/admin/`, where the site has one: a page, its bundled script, the agency's mark, a configuration
 * per language, and what it knows of the site.
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
  const { sections } = site.catalogue
  const records = await loadRecords(dataDir)
  // The build has told of files that cannot be read.
  const log = createProblemLog()
  const source = createDataSource(dataDir, log)
  const completeness = await loadCompleteness(source, contentDir, languages, site.now, log)
  const lists = await loadListingLists(site, source)
  const said = (locale: Locale) => site.languages(locale).messages
  const messages = { nl: said('nl'), fr: said('fr'), en: said('en'), de: said('de') }
  const configs = editorLocales.map((locale): BuiltFile => {
    const edited = { name, languages, editor, records, completeness, lists, sections, messages }
    const config = editorConfig(edited, locale)
    return [`/admin/config.${locale}.json`, JSON.stringify(config)]
  })
  const files: readonly BuiltFile[] = [
    ['/admin/index.html', await editorPage(name, languageDefault, editorDir)],
    ['/admin/colours.css', editorColours(site.catalogue.theme)],
    ['/admin/logo.svg', editorLogo(site.catalogue.theme)],
    ['/admin/known.json', JSON.stringify(knownOf(site, messages.nl))],
    ...configs,
  ]
  await writeFiles(dist, files, published)
}

/** Returns what the editor knows of the site when it checks an entry. */
function knownOf({ catalogue, now }: Site, messages: Known['messages']): Known {
  const { site, articles, vacancies, sections, rules } = catalogue
  const { languageDefault, languageUse } = site
  const slugsOf = (collection: string, documents: readonly Pick<Article, 'id' | 'slug'>[]) =>
    documents.flatMap(({ id, slug }) =>
      languageUse.map((locale) => [`${collection} ${locale} ${slug[locale]}`, id] as const),
    )
  return {
    languages: { languageDefault, languageUse },
    messages,
    sections: sections.map(({ key }) => key),
    slugs: Object.fromEntries([...slugsOf('articles', articles), ...slugsOf('vacancies', vacancies)]),
    rules,
    now,
  }
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
