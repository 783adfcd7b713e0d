import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import {
  type Locale,
  type Localised,
  mapLocales,
  type SiteLanguages,
  standIns,
} from '#domain/values/locale.ts'
import { parseConfig } from '../config/parse-config.ts'
import { isMissingFile } from '../file/is-missing-file.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import type { DocumentSchema } from './document-schemas.ts'
import { readDocument } from './read-document.ts'
import { renderMarkdown } from './render-markdown.ts'

/** One language of a document: its front matter and its text as HTML. */
export type LocalisedFile<T> = Readonly<{ locale: Locale; meta: T; html: string; log: RecordLog }>

/** A document in one or more languages of the site; `id` is the name of its folder. */
export type LocalisedDocument<T, F> = Readonly<{
  id: string
  /** The file in the default language, or else in the first that there is. */
  main: LocalisedFile<T>
  facts: F
  /** The file that each language reads: its own, or else that of the first that stands in for it. */
  files: Localised<LocalisedFile<T>>
}>

type Texts<S extends DocumentSchema> = v.InferOutput<S['texts']>
type Read<T> = LocalisedFile<T> & Readonly<{ given: unknown }>

/**
 * Loads the documents of a folder such as `content/articles`, by name. One with invalid front matter, or in no language of
 * the site, is an error, and is left out; it need not be in all of them.
 */
export async function loadLocalised<S extends DocumentSchema>(
  contentDir: string,
  folder: string,
  schema: S,
  languages: SiteLanguages,
  log: ProblemLog,
): Promise<readonly LocalisedDocument<Texts<S>, v.InferOutput<S['facts']>>[]> {
  const ids = await loadFolderNames(join(contentDir, folder))
  const documents = await Promise.all(
    ids.map(async (id) => {
      const files = await loadFiles(contentDir, `${folder}/${id}`, schema.texts, languages, log)
      const main = standIns(languages)
        .map((locale) => files?.get(locale))
        .find((file) => file !== undefined)
      if (files === undefined || main === undefined) return []
      const given = Object.assign({}, ...[...files.values(), main].map((file) => file.given))
      const facts = parseConfig(schema.facts, given, main.log)
      if (facts === undefined) return []
      return [{ id, main, facts, files: mapLocales((locale) => files.get(locale) ?? main) }]
    }),
  )
  return documents.flat()
}

/** Returns the files of a document by language; undefined with an error when one is invalid, or there is none. */
async function loadFiles<S extends v.GenericSchema<unknown, object>>(
  contentDir: string,
  document: string,
  texts: S,
  { languageDefault, languageUse }: SiteLanguages,
  log: ProblemLog,
): Promise<ReadonlyMap<Locale, Read<v.InferOutput<S>>> | undefined> {
  const found = new Map<Locale, Read<v.InferOutput<S>>>()
  let isSound = true
  for (const locale of languageUse) {
    const path = `${document}/index.${locale}.md`
    const fileLog = log.record(path)
    const parsed = await readDocument(join(contentDir, path), texts, fileLog)
    if (parsed === undefined) continue
    if (parsed === 'broken') isSound = false
    else {
      const { meta, given, body } = parsed
      found.set(locale, { locale, meta, given, html: renderMarkdown(body), log: fileLog })
    }
  }
  if (!isSound) return undefined
  if (found.size > 0) return found
  log.record(`${document}/index.${languageDefault}.md`).error(undefined, 'the file is missing', {
    expected: `the text in one of ${languageUse.join(', ')}`,
    remedy: 'write it',
  })
  return undefined
}

/** Returns the names of the folders in a directory, sorted; none when it does not exist. */
export async function loadFolderNames(dir: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}
