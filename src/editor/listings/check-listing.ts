import * as v from 'valibot'
import { toOpenHouses } from '#data/property/terms/open-houses.ts'
import { openHouseList } from '#data/record/media-record.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { OwnKind } from '#data/own/own-kinds.ts'
import { isWhole, parseOwn } from '#data/own/parse-own.ts'
import { isObject } from '#data/file/decode-records.ts'
import type { SavedEntry } from '../saved-entry.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'

/**
 * Logs what is wrong with a home or project that an editor is about to save, such as `data/homes/2590.json`; another ID than
 * its name is a number that is taken.
 */
export function checkListing(kind: OwnKind, { path, data, isImported }: SavedEntry, log: ProblemLog): void {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '')
  const listing = parseOwn(kind, withoutMarks(data), name, log.record(`${kind.folder}/${name}.json`, name))
  if (listing === undefined) return
  if (isImported === false) isWhole(listing, kind)
  const openHouses = v.parse(openHouseList, listing.facts['OpenHouseItems'])
  toOpenHouses(openHouses, toBrussels(Date.now()).on, listing.log)
}

/** The editor marks the entries of lists for itself, and does not write the marks. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !key.startsWith('__sc_'))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutMarks(inner)]))
}
