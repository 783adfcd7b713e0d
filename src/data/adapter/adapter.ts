import type { DataSource } from '#data/file/data-source.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** A file that a CRM exported. */
export type CrmExport = Readonly<{
  /** Its name, for problems. */
  file: string
  bytes: Uint8Array
}>

/** What an export holds, in the fields of `properties.json` and `projects.json` (docs/records.md). */
export type ImportedRecords = Readonly<{
  /** Undefined when the export is not about properties: those that are there stay. */
  properties?: readonly RawRecord[]
  /** Undefined when the export is not about projects. */
  projects?: readonly RawRecord[]
  /** Fields of the export that are filled in and have no place in a record, with the number of records that have them. */
  left: ReadonlyMap<string, number>
  /** References that are no numbers, by the ID that each was given; absent where all IDs are those of the CRM. */
  names?: ReadonlyMap<string, string>
  /** Whether the export names only what has changed: the other records stay. */
  isPart?: boolean
  /** Pictures that came with the export, by their path below `pictures/` of the data directory. */
  pictures?: ReadonlyMap<string, () => Promise<Uint8Array>>
}>

/**
 * Reads one format. It never throws: what it cannot read is in the log of the source, a whole file as a fatal problem,
 * one record as an error, one value as a warning.
 * @param source the data directory that the records go to, which may hold a mapping of the agency
 * @param now the day of the import, for listings that are offered until a day
 */
export type Adapter = (crmExport: CrmExport, source: DataSource, now: PlainDate) => Promise<ImportedRecords>

/** What an adapter returns for a file that it cannot read. */
export const nothing: ImportedRecords = { left: new Map() }
