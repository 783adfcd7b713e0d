import * as v from 'valibot'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import { cell, type Cell, cellText } from '#data/cell/cell.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import { parseRecord } from '#data/cell/parse-record.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { decodeRecords, isObject } from '#data/file/decode-records.ts'
import { parseLanguage } from '#data/record/parse-language.ts'
import { createOwnerFields, type OwnerFields } from './owner-fields.ts'

/** What records for owners are read with. */
export type OwnerContext = Readonly<{
  languageDefault: Locale
  thisYear: number
  /** IDs of the team by their ID in the CRM. */
  agents: ReadonlyMap<string, string>
  /** The listings of the site, by ID. */
  listings: ReadonlyMap<number, Property>
}>

/** A kind of records: its file, its fields, and what becomes of one; undefined after an error. */
export type RecordKind<Name extends string, T> = Readonly<{
  file: string
  names: readonly Name[]
  /** Field that names a record in the list of problems, unique within the file. */
  key?: NoInfer<Name>
  to: (fields: OwnerFields<Name>, context: OwnerContext) => T | undefined
}>

/**
 * Loads the records of a file, in its order. A file that is missing or no list is an error, since what it no longer lists
 * is removed; so is a record with the key of an earlier one.
 */
export async function loadKind<Name extends string, T>(
  source: DataSource,
  { file, names, key, to }: RecordKind<Name, T>,
  context: OwnerContext,
): Promise<readonly T[]> {
  const loaded = await source.loadOwn(file)
  if (loaded.kind === 'broken') return []
  const records = loaded.kind === 'json' ? decodeRecords(loaded.value) : undefined
  if (records === undefined) {
    source.log
      .record(file)
      .fatal(undefined, loaded.kind === 'missing' ? 'the file is missing' : 'no list of records', {
        expected: 'a list of records, [] for none',
        received: loaded.kind === 'json' ? loaded.value : undefined,
        remedy: 'export it again; docs/owners.md describes it',
      })
    return []
  }
  const cells = v.object(v.entriesFromList(names, cell))
  const known = new Set<string>()
  return records.flatMap((value, index) => {
    const log = source.log.record(file, nameOf(value, key, index))
    const record: Readonly<Partial<Record<Name, Cell>>> | undefined = parseRecord(cells, value, log)
    if (record === undefined || !isObject(value)) {
      log.error(undefined, 'not a record', {
        expected: 'an object with fields',
        received: value,
        remedy: 'take it out of the list',
      })
      return []
    }
    const own = key === undefined ? undefined : cellText(record[key])?.toLowerCase()
    if (own !== undefined && known.has(own)) {
      log.error(key, `used twice; this one is record ${index + 1} of the file`, {
        expected: 'another one for each record',
        received: value[key ?? ''],
        remedy: 'correct it in the CRM and export the file again; nothing was imported',
      })
      return []
    }
    if (own !== undefined) known.add(own)
    const locale = parseLanguage(value, context.languageDefault, log)
    const entity = to(createOwnerFields<Name>(record, log, { locale, thisYear: context.thisYear }), context)
    return entity === undefined ? [] : [entity]
  })
}

function nameOf(value: unknown, key: string | undefined, index: number): string {
  const given = isObject(value) && key !== undefined ? value[key] : undefined
  return typeof given === 'string' || typeof given === 'number' ? String(given) : `#${index + 1}`
}

/** Returns the name of the home that a record is about. @example '2417' // 'property/2417' */
export function needSubject(fields: OwnerFields<'PropertyID'>): string | undefined {
  const id = fields.need('PropertyID', parseId, 'the ID of a property')
  return id === undefined ? undefined : `property/${id}`
}

/** Returns the member of the team whom a record names; one that is on no list is left out with a warning. */
export function toAgent(
  fields: OwnerFields<'ManagerID'>,
  agents: OwnerContext['agents'],
): string | undefined {
  const id = fields.text('ManagerID')
  if (id === undefined || id === '0') return undefined
  const agent = agents.get(id)
  if (agent === undefined)
    fields.log.warn('ManagerID', 'on no list of people.json; it is left out', {
      expected: 'a crmId of people.json',
      received: fields.cell('ManagerID'),
      remedy: 'add it to people.json',
    })
  return agent
}
