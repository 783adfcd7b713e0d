import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import { type Locale, type Localised, mapLocales, type SiteLanguages } from '#domain/values/locale.ts'
import { isMissingFile } from '../file/is-missing-file.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { parseDocument } from './parse-document.ts'
import { renderMarkdown } from './render-markdown.ts'

/** One language of a document: its front matter and its text as HTML. */
export type LocalisedFile<T> = Readonly<{ meta: T; html: string; log: RecordLog }>

/** A document in every language of the site; `id` is the name of its folder. */
export type LocalisedDocument<T> = Readonly<{
  id: string
  /** The file in the default language, also used for languages that the site does not have. */
  main: LocalisedFile<T>
  /** Front matter of the default language, plus fields found only in another language, such as a date. */
  facts: T
  files: Localised<LocalisedFile<T>>
}>

/**
 * Loads the documents of a folder such as `content/articles`, by name. A missing language or invalid front matter is an
 * error, and the document is left out.
 */
export async function loadLocalised<S extends v.GenericSchema<unknown, object>>(
  contentDir: string,
  folder: string,
  shape: S,
  { languageDefault, languageUse }: SiteLanguages,
  log: ProblemLog,
): Promise<readonly LocalisedDocument<v.InferOutput<S>>[]> {
  const ids = await loadFolderNames(join(contentDir, folder))
  const documents = await Promise.all(
    ids.map(async (id) => {
      const found = new Map<Locale, LocalisedFile<v.InferOutput<S>>>()
      for (const locale of languageUse) {
        const path = `${folder}/${id}/index.${locale}.md`
        const file = await loadFile(join(contentDir, path), shape, languageUse, log.record(path))
        if (file !== undefined) found.set(locale, file)
      }
      const main = found.get(languageDefault)
      if (main === undefined || found.size < languageUse.length) return []
      const facts = { ...main.meta }
      for (const { meta } of [...found.values(), main]) Object.assign(facts, meta)
      return [{ id, main, facts, files: mapLocales((locale) => found.get(locale) ?? main) }]
    }),
  )
  return documents.flat()
}

async function loadFile<S extends v.GenericSchema<unknown, object>>(
  path: string,
  shape: S,
  languageUse: readonly Locale[],
  log: RecordLog,
): Promise<LocalisedFile<v.InferOutput<S>> | undefined> {
  let source: string
  try {
    source = await readFile(path, 'utf8')
  } catch (error) {
    if (!isMissingFile(error)) throw error
    log.error(undefined, 'the file is missing', {
      expected: `the text in ${languageUse.join(', ')}`,
      remedy: 'translate it',
    })
    return undefined
  }
  const document = parseDocument(source, shape, log)
  return document === undefined
    ? undefined
    : { meta: document.meta, html: renderMarkdown(document.body), log }
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
