import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import { type Locale, type Localised, locales } from '#domain/values/locale.ts'
import { parseConfig } from '../config/parse-config.ts'
import { isMissingFile } from '../file/is-missing-file.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { decodeFrontMatter } from './decode-front-matter.ts'
import { renderMarkdown } from './render-markdown.ts'

/** One language of a document: its front matter and its words as HTML. */
export type LocalisedFile<T> = Readonly<{ meta: T; html: string; log: RecordLog }>

/** A document in all four languages; `id` is the name of its folder. */
export type LocalisedDocument<T> = Readonly<{ id: string; files: Localised<LocalisedFile<T>> }>

/**
 * Loads the documents of a folder such as `content/articles`, by name. A language that is missing, or front
 * matter that does not fit, is an error, and the document is left out.
 */
export async function loadLocalised<S extends v.GenericSchema>(
  contentDir: string,
  folder: string,
  shape: S,
  log: ProblemLog,
): Promise<readonly LocalisedDocument<v.InferOutput<S>>[]> {
  const ids = await loadFolderNames(join(contentDir, folder))
  const documents = await Promise.all(
    ids.map(async (id) => {
      const files: Partial<Record<Locale, LocalisedFile<v.InferOutput<S>>>> = {}
      for (const locale of locales) {
        const path = `${folder}/${id}/${locale}.md`
        files[locale] = await loadFile(join(contentDir, path), shape, log.record(path))
      }
      const { nl, fr, en, de } = files
      return nl && fr && en && de ? [{ id, files: { nl, fr, en, de } }] : []
    }),
  )
  return documents.flat()
}

async function loadFile<S extends v.GenericSchema>(
  path: string,
  shape: S,
  log: RecordLog,
): Promise<LocalisedFile<v.InferOutput<S>> | undefined> {
  let source: string
  try {
    source = await readFile(path, 'utf8')
  } catch (error) {
    if (!isMissingFile(error)) throw error
    log.error(undefined, 'the file is missing', {
      expected: 'the text in nl, fr, en and de',
      remedy: 'translate it',
    })
    return undefined
  }
  const document = decodeFrontMatter(source)
  if (document.kind === 'broken') {
    log.error(undefined, `not front matter: ${document.reason}`, {
      expected: 'YAML between two lines of ---',
      remedy: 'correct it',
    })
    return undefined
  }
  const meta = parseConfig(shape, document.meta, log)
  return meta === undefined ? undefined : { meta, html: renderMarkdown(document.body), log }
}

async function loadFolderNames(dir: string): Promise<readonly string[]> {
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
