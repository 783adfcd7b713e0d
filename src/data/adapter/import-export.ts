import { decodeRecords, isObject } from '#data/file/decode-records.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { acceptRecords, recordFields, recordFiles, type RecordKind, recordKinds } from './accept-records.ts'
import type { Adapter, CrmExport, ImportedRecords } from './adapter.ts'
import {
  checkEmptied,
  checkGone,
  compareRecords,
  type RecordChanges,
  replaceRecords,
} from './compare-records.ts'
import { warnTwins } from './warn-twins.ts'

/** How an import treats broken records, and records that are missing. */
export type ImportOptions = Readonly<{ now: PlainDate; quarantine: boolean; allowShrink: boolean }>

/** What an import would write to one file. */
export type ImportedFile = Readonly<{
  kind: RecordKind
  file: string
  records: readonly RawRecord[]
  changes: RecordChanges
}>

/** An export in the fields of `data/`, and all that was found in it. */
export type Import = Readonly<{
  files: readonly ImportedFile[]
  problems: readonly Problem[]
  left: ReadonlyMap<string, number>
  /** Pictures that came with it, by their path below `pictures/`. */
  pictures?: ImportedRecords['pictures']
  /** Whether nothing may be written. */
  isRefused: boolean
}>

/**
 * Reads an export and compares it with the records that are there; writes nothing.
 * It is refused as a whole when it cannot be read, is empty or misses too many records or values, and when a record is broken, unless
 * broken records are left out (`quarantine`).
 */
export async function importExport(
  read: Adapter,
  crmExport: CrmExport,
  source: DataSource,
  options: ImportOptions,
): Promise<Import> {
  const { log } = source
  const found = await read(crmExport, source, options.now)
  if (log.hasFatal()) return { files: [], problems: log.problems, left: found.left, isRefused: true }
  const { records, problems } = await acceptRecords(found, source, options.now)
  const exported = log.record(crmExport.file)
  const isPart = found.isPart === true || hasUnnamed(found, [...log.problems, ...problems], exported)
  const files: ImportedFile[] = []
  for (const kind of recordKinds) {
    const accepted = records[kind]
    if (accepted === undefined) continue
    const file = recordFiles[kind]
    const before = await loadBefore(source, file)
    const read = found[kind]?.length ?? 0
    // An agency may have projects alone; of a kind that it has, an empty export is a fault.
    if (read === 0 && before.length === 0 && recordKinds.some((each) => (records[each]?.length ?? 0) > 0))
      continue
    if (accepted.length === 0) refuseNone(kind, read, [...log.problems, ...problems], exported)
    const after = isPart ? replaceRecords(before, accepted) : accepted
    if (found.isPart === true)
      warnOfMissing(before, accepted, found.names, (name) => log.record(crmExport.file, name))
    const changes = compareRecords(before, after)
    if (accepted.length > 0 && !options.allowShrink) {
      // What a part does not name stays.
      if (!isPart) checkGone(changes, exported)
      checkEmptied(before, after, recordFields[kind], exported)
    }
    if (kind === 'properties') warnTwins(after, log, file)
    files.push({ kind, file, records: after, changes })
  }
  const all = [...log.problems, ...problems]
  const hasError = all.some(({ severity }) => severity === 'error')
  const isRefused = files.length === 0 || log.hasFatal() || (hasError && !options.quarantine)
  return { files, problems: all, left: found.left, isRefused, pictures: found.pictures }
}

/**
 * Whether something in an export is broken and nothing says which listing it is, as in a torn row: where it is left out, one that
 * the export seems to lack may be that one, and is not withdrawn.
 */
function hasUnnamed(found: ImportedRecords, problems: readonly Problem[], log: RecordLog): boolean {
  const ids = recordKinds.flatMap((kind) => (found[kind] ?? []).map(({ ID: id }) => String(id)))
  const named = new Set([...ids, ...(found.names?.values() ?? [])])
  const unnamed = problems.filter(({ severity, record }) => severity === 'error' && !named.has(record ?? ''))
  if (unnamed.length === 0) return false
  log.warn(undefined, 'nothing says which listings some broken records are; none is withdrawn', {
    expected: 'a reference in each record',
    received: unnamed.map(({ record }) => record).join(', '),
    remedy: 'correct what is listed as an error, and import again',
  })
  return true
}

/** What a part takes back may be there under another reference, and would stay on offer. */
function warnOfMissing(
  before: readonly unknown[],
  part: readonly RawRecord[],
  names: ImportedRecords['names'],
  logOf: (name: string) => RecordLog,
): void {
  const there = new Set(before.filter(isObject).map(({ ID: id }) => String(id)))
  for (const { ID: id, Status: status } of part) {
    const own = String(id)
    if (status !== 0 || there.has(own)) continue
    const name = names?.get(own) ?? own
    logOf(name).warn('ID', 'off the site, and not among the records that are there; nothing is taken off', {
      expected: 'the reference of a listing that is there',
      received: name,
      remedy: 'if the home is still on the site under another reference, withdraw that one in the CRM',
    })
  }
}

function refuseNone(kind: RecordKind, count: number, problems: readonly Problem[], log: RecordLog): void {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  log.fatal(undefined, `no ${kind} that can be published`, {
    expected: 'at least one record without an error',
    received: `${count} read, ${errors} errors`,
    remedy: errors === 0 ? 'export all records of the CRM' : 'correct what is listed as an error',
  })
}

async function loadBefore(source: DataSource, file: string): Promise<readonly unknown[]> {
  const loaded = await source.loadOwn(file)
  return loaded.kind === 'json' ? (decodeRecords(loaded.value) ?? []) : []
}
