import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { ImportedRecords } from './adapter.ts'
import { countLeft } from './left-fields.ts'
import { type FieldRule, mapRecord } from './map-record.ts'
import { toRecordId } from './to-record-id.ts'

/**
 * Returns the listings of an export as properties; undefined in the list is a listing that is none, which is an error.
 * The reference of a listing becomes its ID where that is not a number.
 */
export function mapListings(
  listings: readonly (ReadonlyMap<string, unknown> | undefined)[],
  rules: readonly FieldRule[],
  file: string,
  problems: ProblemLog,
): ImportedRecords {
  const left = new Map<string, number>()
  const names = new Map<string, string>()
  const properties = listings.flatMap((values, index) => {
    const place = `#${index + 1}`
    if (values === undefined) {
      problems.record(file, place).error(undefined, 'not a listing', {
        expected: 'an object with fields',
        received: 'another value',
        remedy: 'export the file again',
      })
      return []
    }
    const name = rules.find(({ to }) => to === 'ID')?.from ?? ''
    const id = values.get(name)
    const mapped = mapRecord(values, rules, problems.record(file, id === undefined ? place : String(id)))
    countLeft(left, mapped.left)
    const recordId = toRecordId(id)
    if (recordId !== id) names.set(String(recordId), String(id))
    return mapped.versions.map((version) => ({ ...version, ID: toRecordId(version['ID']) }))
  })
  return { properties, left, names }
}
