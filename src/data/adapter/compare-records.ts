import { isDeepStrictEqual } from 'node:util'
import { cellText } from '#data/cell/cell.ts'
import { findCode } from '#data/cell/find-code.ts'
import { isFilled } from './left-fields.ts'
import { brake } from '#data/problems/check-shrink.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { languageIds } from '#data/record/parse-language.ts'

/** How an export differs from the records that are there, by version: `2417` or, with a language, `2417 fr`. */
export type RecordChanges = Readonly<{
  added: readonly string[]
  changed: readonly Readonly<{ record: string; fields: readonly string[] }>[]
  gone: readonly string[]
  unchanged: number
}>

/** Returns what an import adds, changes and takes away. */
export function compareRecords(before: readonly unknown[], after: readonly RawRecord[]): RecordChanges {
  const old = byVersion(before)
  const found = byVersion(after)
  const both = [...found].flatMap(([record, version]) => {
    const known = old.get(record)
    return known === undefined ? [] : [{ record, fields: differingFields(known, version) }]
  })
  return {
    added: [...found.keys()].filter((record) => !old.has(record)),
    changed: both.filter(({ fields }) => fields.length > 0),
    gone: [...old.keys()].filter((record) => !found.has(record)),
    unchanged: both.filter(({ fields }) => fields.length === 0).length,
  }
}

/**
 * Returns the records that are there, with those of a part in the place of those that have their ID. A listing that the part
 * takes back, of which it need not say more, keeps its values and is no longer offered.
 */
export function replaceRecords(before: readonly unknown[], part: readonly RawRecord[]): readonly RawRecord[] {
  const coming = Map.groupBy(part, ({ ID: id }) => String(id))
  const placed = new Set<string>()
  const kept = [...byVersion(before).values()].flatMap((record) => {
    const id = String(record['ID'])
    const versions = coming.get(id)
    if (versions === undefined) return [record]
    const isFirst = !placed.has(id)
    placed.add(id)
    if (versions[0]?.['Status'] === 0) return [{ ...record, Status: 0 }]
    return isFirst ? versions : []
  })
  // What is taken back and was never there is nothing to keep.
  return [...kept, ...part.filter(({ ID: id, Status: status }) => !placed.has(String(id)) && status !== 0)]
}

/** Logs a fatal problem when more than 20 % of the records that are there are missing in the export. */
export function checkGone({ gone, changed, unchanged }: RecordChanges, log: RecordLog): void {
  const before = gone.length + changed.length + unchanged
  if (gone.length <= before * brake) return
  log.fatal(undefined, `${gone.length} of ${before} records are no longer in the export`, {
    expected: 'at most 20 % fewer records than there are',
    received: gone.slice(0, 5),
    remedy: 'export all records, or import with --allow-shrink',
  })
}

/** Records that must have a field before its loss tells anything. */
const fewest = 10

/** Logs a fatal problem for each field that is now empty in more than half of the records that had it. */
export function checkEmptied(
  before: readonly unknown[],
  after: readonly RawRecord[],
  known: readonly string[],
  log: RecordLog,
): void {
  const found = byVersion(after)
  const both = [...byVersion(before)].flatMap(([name, old]) => {
    const now = found.get(name)
    // A listing that the export takes back needs no other value.
    return now === undefined || now['Status'] === 0 ? [] : [{ old, now }]
  })
  for (const field of known) {
    const had = both.filter(({ old }) => isFilled(old[field]))
    const lost = had.filter(({ now }) => !isFilled(now[field]))
    if (had.length < fewest || lost.length <= had.length / 2) continue
    log.fatal(field, `empty in ${lost.length} of the ${had.length} records that had it`, {
      expected: 'a value in at least half of them',
      received: 'nothing',
      remedy: 'export this field too, or import with --allow-shrink',
    })
  }
}

/** Returns records by ID and language; of several with the same ones, the first. */
export function byVersion(records: readonly unknown[]): ReadonlyMap<string, RawRecord> {
  const versions = new Map<string, RawRecord>()
  for (const record of records) {
    const name = versionOf(record)
    if (name !== undefined && !versions.has(name)) versions.set(name, record as RawRecord)
  }
  return versions
}

function versionOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null || !('ID' in record)) return undefined
  const { ID: id } = record
  // A language may be a number alone.
  const said = ['language', 'LanguageId'].map((field): unknown => Reflect.get(record, field)).find(isFilled)
  const language = findCode(languageIds, String(said)) ?? said
  return [id, language]
    .flatMap((part) => (typeof part === 'string' || typeof part === 'number' ? (cellText(part) ?? []) : []))
    .join(' ')
}

function differingFields(before: RawRecord, after: RawRecord): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  )
}
