import { formatProblems } from '#data/problems/format-problems.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { parseConfig, parseConfigList } from '#data/config/parse-config.ts'
import type { Messages } from '#data/config/words/own-word.ts'
import { isObject } from '#data/file/decode-records.ts'
import { ownKinds } from '#data/own/own-kinds.ts'
import { documentCollections, recordFiles } from './config/collections.ts'
import { checkListing } from './listings/check-listing.ts'

/** What an editor is about to save: a document, with its other languages, or a file of records. */
export type SavedEntry = Readonly<{
  collection: string
  path: string
  data: unknown
  /** Data of the other languages. */
  i18n?: Readonly<Record<string, Readonly<{ data: unknown }>>>
  /** Of a home or project: whether the CRM has it too; undefined where nobody can tell. */
  isImported?: boolean
}>

/**
 * Returns what is wrong with an entry, in the words of `npm run check:data`; undefined when the schemas accept it.
 * @param messages the messages that the agency may word itself
 */
export function checkEntry(
  { collection, path, data, i18n = {}, isImported }: SavedEntry,
  messages: Messages,
): string | undefined {
  const log = createProblemLog()
  const file = path.replace(/^(?:data|content)\//, '')
  const documents = documentCollections.find(({ name }) => name === collection)
  const records = recordFiles.find(({ name }) => `${name}.json` === file)
  const listings = ownKinds.find(({ folder }) => folder === collection)
  if (listings !== undefined) checkListing(listings, data, file, log, isImported)
  else if (documents !== undefined) {
    for (const each of [data, ...Object.values(i18n).map((other) => other.data)])
      parseConfig(documents.schema, withoutEmpty(each), log.record(file))
  } else if (records?.isList === true) {
    const list = listOf(data, records.name).map(withoutEmpty)
    if (records.check === undefined) parseConfigList(records.schema, list, file, log)
    else records.check(list, log, messages)
  } else if (records !== undefined) parseConfig(records.schema, withoutEmpty(data), log.record(file))
  const refused = log.problems.filter(({ severity }) => severity === 'error')
  return refused.length === 0 ? undefined : formatProblems(refused)
}

/** The editor holds an empty text for each field that nobody filled in, and does not write it. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  const filled = Object.entries(value).filter(([, inner]) => inner !== '' && inner !== null)
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)]))
}

/** The editor holds the list of a file under the name of its field. */
function listOf(data: unknown, name: string): readonly unknown[] {
  const list = isObject(data) ? data[name] : data
  return Array.isArray(list) ? list : []
}
