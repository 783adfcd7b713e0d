import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { ImportedRecords } from './adapter.ts'
import { countLeft, isFilled } from './left-fields.ts'
import { type FieldRule, mapRecord } from './map-record.ts'
import { mendLetters } from './mend-letters.ts'
import { createRecordIds } from './to-record-id.ts'

/** Returns the listings of an export as properties. The reference of a listing becomes its ID where that is not a number. */
export function mapListings(
  listings: readonly ReadonlyMap<string, unknown>[],
  rules: readonly FieldRule[],
  file: string,
  problems: ProblemLog,
): ImportedRecords & Readonly<{ left: Map<string, number> }> {
  const left = new Map<string, number>()
  const names = new Map<string, string>()
  const idOf = createRecordIds(listings.map((values) => referenceOf(values, rules)))
  const properties = listings.flatMap((values, index) => {
    const reference = referenceOf(values, rules)
    const log = problems.record(file, reference === undefined ? `#${index + 1}` : String(reference))
    const mended = new Map([...values].map(([name, value]) => [name, mendLetters(value, log, name)]))
    const mapped = mapRecord(mended, rules, log)
    countLeft(left, mapped.left)
    const id = idOf(reference)
    const isNamed = String(id) !== String(reference)
    if (isNamed) names.set(String(id), String(reference))
    // A visitor reads the agency's reference, not the number that was made of it.
    const shown = isNamed ? { RecordFile: String(reference) } : {}
    return mapped.versions.map((version, at) => ({ ...(at === 0 ? shown : {}), ...version, ID: id }))
  })
  return { properties, left, names }
}

/** Returns the reference of a listing: the first field that is filled in of those that say its ID. */
export function referenceOf(values: ReadonlyMap<string, unknown>, rules: readonly FieldRule[]): unknown {
  return rules
    .filter(({ to }) => to === 'ID')
    .map(({ from = '' }) => values.get(from))
    .find(isFilled)
}
