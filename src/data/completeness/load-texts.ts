import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { decodeFrontMatter } from '../content/decode-front-matter.ts'
import { loadFolderNames } from '../content/load-localised.ts'
import type { DataSource } from '../file/data-source.ts'
import { decodeRecords, isObject } from '../file/decode-records.ts'
import type { ProblemLog } from '../problems/problem-log.ts'
import { ownKinds } from '../own/own-kinds.ts'
import { isPlainDate } from '../cell/parse-date.ts'
import type { RecordTexts, WaitingDocument } from './completeness.ts'
import { type FoundText, textsIn } from './texts-in.ts'

/** Configuration with words that visitors read; the banners are in the menu, the announcement is in `site.json`. */
const lists = [
  'menu.json',
  'modules.json',
  'people.json',
  'offices.json',
  'sections.json',
  'marquees.json',
  'words.json',
]
const objects = ['site.json', 'pages.json', 'pictures.json']

/** Folders of documents with a file per language. */
const folders = ['articles', 'vacancies', 'pages', 'legal']

/** Loads the texts of the agency's configuration, record by record; a file that is not JSON goes to the log. */
export async function loadConfigTexts(source: DataSource): Promise<readonly RecordTexts[]> {
  const loaded = await Promise.all(
    [...lists, ...objects].map(async (file): Promise<readonly RecordTexts[]> => {
      const read = await source.load(file)
      if (read.kind !== 'json') return []
      if (objects.includes(file)) return [{ file, texts: textsIn(read.value) }]
      return recordsOf(read.value).map(({ record, value }) => ({ file, record, texts: textsIn(value) }))
    }),
  )
  return loaded.flat()
}

type Named = Readonly<{ record: string; value: unknown }>

/** Returns each record with its id; pages below another one are records of their own. */
function recordsOf(value: unknown): readonly Named[] {
  return (decodeRecords(value) ?? []).flatMap((each, index) => {
    if (!isObject(each)) return []
    const { childMenus, ...own } = each
    const record = String(own['id'] ?? own['key'] ?? own['code'] ?? `#${index + 1}`)
    return [{ record, value: own }, ...recordsOf(childMenus ?? [])]
  })
}

/** Loads the texts of the agency's own homes and projects; one that completes an import has the texts of that too. */
export async function loadOwnTexts(source: DataSource): Promise<readonly RecordTexts[]> {
  const loaded = await Promise.all(
    ownKinds.map(async ({ folder, records }): Promise<readonly RecordTexts[]> => {
      const imported = await source.loadOwn(records)
      const known = imported.kind === 'json' ? (decodeRecords(imported.value) ?? []).filter(isObject) : []
      const ids = new Set(known.map((record) => String(record['ID'])))
      return (await source.loadFolder(folder)).flatMap(({ file, name, loaded: own }) =>
        own.kind === 'json' && !ids.has(name) ? [{ file, texts: textsIn(own.value) }] : [],
      )
    }),
  )
  return loaded.flat()
}

/**
 * Loads the texts of articles, vacancies, pages and legal documents. A field of the front matter counts as a text of
 * each language when two languages have it; a fact such as a date is in one alone.
 */
export async function loadDocumentTexts(
  contentDir: string,
  now: PlainDate,
  log: ProblemLog,
): Promise<readonly RecordTexts[]> {
  const loaded = await Promise.all(
    folders.map(async (folder) => {
      const ids = await loadFolderNames(join(contentDir, folder))
      return await Promise.all(ids.map((id) => loadDocument(contentDir, `${folder}/${id}`, now, log)))
    }),
  )
  return loaded.flat()
}

async function loadDocument(
  contentDir: string,
  file: string,
  now: PlainDate,
  log: ProblemLog,
): Promise<RecordTexts> {
  const has = new Map<string, Locale[]>()
  const metas: Readonly<Record<string, unknown>>[] = []
  const names = await readdir(join(contentDir, file))
  for (const locale of locales) {
    const name = `index.${locale}.md`
    if (!names.includes(name)) continue
    const document = decodeFrontMatter(await readFile(join(contentDir, file, name), 'utf8'))
    if (document.kind === 'broken') {
      log.record(`${file}/${name}`).error(undefined, `not front matter: ${document.reason}`, {
        expected: 'YAML between two lines of ---',
        remedy: 'correct it',
      })
      continue
    }
    const meta = isObject(document.meta) ? document.meta : {}
    metas.push(meta)
    for (const [field, said] of [...Object.entries(meta), ['text', document.body] as const]) {
      if (typeof said === 'string' && said.trim() !== '') has.set(field, [...(has.get(field) ?? []), locale])
    }
  }
  const texts = [...has].map(([field, languages]): FoundText => ({ field, has: languages }))
  return {
    file,
    texts: texts.filter((text) => text.has.length > 1 || text.field === 'text'),
    waiting: toWaiting(file, metas, now),
  }
}

/** A fact stands in the file of one language, whichever that is. */
function toWaiting(
  file: string,
  metas: readonly Readonly<Record<string, unknown>>[],
  now: PlainDate,
): WaitingDocument | undefined {
  const valueOf = (field: string): string =>
    String(metas.map((meta) => meta[field]).find((value) => value !== undefined && value !== null) ?? '')
  const day = valueOf('publishedOn')
  const from = isPlainDate(day) ? day : undefined
  const isDraft = valueOf('status') === 'Draft'
  if (!isDraft && (from === undefined || from <= now)) return undefined
  return { file, title: valueOf('title'), from: isDraft ? undefined : from }
}
