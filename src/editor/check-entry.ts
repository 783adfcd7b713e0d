import type { Locale } from '#domain/values/locale.ts'
import { withoutEmpty } from '#data/file/without-empty.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { isObject } from '#data/file/decode-records.ts'
import { noOpenHouse } from '#data/property/terms/open-houses.ts'
import { neverShown } from '#data/shown.ts'
import { ownKinds } from '#data/own/own-kinds.ts'
import { checkDocument } from './check-documents.ts'
import { documentCollections, recordFiles } from './config/collections.ts'
import { checkListing } from './listings/check-listing.ts'
import type { Known } from './known.ts'
import type { SavedEntry } from './saved-entry.ts'
import { type FieldNames, sayRefusals } from './say-refusals.ts'

/**
 * Returns what the build would refuse of an entry, a sentence per line in the editor's language; undefined when it would
 * take it.
 * @param names of the fields of homes and projects
 */
export function checkEntry(
  entry: SavedEntry,
  known: Known,
  locale: Locale,
  names?: FieldNames,
): string | undefined {
  const log = createProblemLog()
  const documents = documentCollections.find(({ name }) => name === entry.collection)
  const records = recordFiles.find(({ name }) => entry.path === `data/${name}.json`)
  const listings = ownKinds.find(({ folder }) => folder === entry.collection)
  if (listings !== undefined) checkListing(listings, entry, log)
  else if (documents !== undefined) checkDocument(documents, entry, known, log)
  else if (records !== undefined) {
    const { name, isList } = records
    // The editor does not write what nobody filled in.
    const given = isList ? listOf(entry.data, name) : [entry.data]
    records.check(given.map(withoutEmpty), known, log)
  }
  const refused = log.problems.filter(
    ({ severity, message }) => severity === 'error' || neverPublished.has(message),
  )
  return refused.length === 0 ? undefined : sayRefusals(refused, locale, names)
}

/** What the build warns of, since the rest of a file is right, and nobody wants to save. */
const neverPublished = new Set([neverShown, noOpenHouse])

/** The editor holds the list of a file under the name of its field. */
function listOf(data: unknown, name: string): readonly unknown[] {
  const list = isObject(data) ? data[name] : data
  return Array.isArray(list) ? list : []
}
