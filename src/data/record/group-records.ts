import * as v from 'valibot'
import type { Locale } from '#domain/values/locale.ts'
import { cell } from '../cell/cell.ts'
import { parseId } from '../cell/parse-id-list.ts'
import { isObject } from '../file/decode-records.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { parseLanguage } from './parse-language.ts'

/** A record of the file, not yet parsed. */
export type RawRecord = Readonly<Record<string, unknown>>

/** All records of one ID: the base record and its translations. */
export type RecordGroup = Readonly<{
  id: number
  locale: Locale
  base: RawRecord
  translations: readonly Readonly<{ locale: Locale; record: RawRecord }>[]
  log: RecordLog
}>

type Version = Readonly<{ locale: Locale; record: RawRecord }>
const idCell = v.object({ ID: cell })

/**
 * Returns the records of a file by ID, highest ID first. The Dutch record is the base, otherwise the first one, since
 * exports have all fields in Dutch and only texts in other languages. A record without an ID, or with the ID and
 * language of an earlier one, is an error.
 */
export function groupRecords(
  records: readonly unknown[],
  languageDefault: Locale,
  file: string,
  log: ProblemLog,
): readonly RecordGroup[] {
  const versions = new Map<number, Version[]>()
  const repeated = new Map<string, Readonly<{ id: number; locale: Locale; places: number[] }>>()
  for (const [index, record] of records.entries()) {
    const place = log.record(file, `#${index + 1}`)
    const id = isObject(record) ? readId(record, place) : notARecord(record, place)
    if (id === undefined || !isObject(record)) continue
    const known = versions.get(id) ?? []
    const locale = parseLanguage(record, languageDefault, log.record(file, String(id)))
    if (known.some((version) => version.locale === locale)) {
      const name = `${id} ${locale}`
      repeated.set(name, {
        id,
        locale,
        places: [...(repeated.get(name)?.places ?? []), index + 1],
      })
    } else versions.set(id, [...known, { locale, record }])
  }
  for (const { id, locale, places } of repeated.values())
    log.record(file, String(id)).error('ID', `used more than once in language ${locale}`, {
      expected: 'one record per id and language',
      received: `again in record ${places.join(', ')} of the file`,
      remedy: 'give one of them another ID or language; with --quarantine the first one is kept',
    })
  return [...versions]
    .sort(([a], [b]) => b - a)
    .flatMap(([id, found]) => toGroup(id, found, log.record(file, String(id))))
}

function readId(record: RawRecord, log: RecordLog): number | undefined {
  const given = v.safeParse(idCell, record)
  const id = given.success ? parseId(given.output.ID) : undefined
  if (id?.kind === 'value') return id.value
  log.error('ID', id?.kind === 'empty' ? 'no ID' : 'not an ID', {
    expected: 'a whole number above 0',
    received: record['ID'],
    remedy: 'give the record an ID in the CRM and export it again',
  })
  return undefined
}

function notARecord(value: unknown, log: RecordLog): undefined {
  log.error(undefined, 'not a record: no ID', {
    expected: 'an object with fields',
    received: value,
    remedy: 'take it out of the list',
  })
  return undefined
}

function toGroup(id: number, versions: readonly Version[], log: RecordLog): RecordGroup[] {
  const base = versions.find((version) => version.locale === 'nl') ?? versions[0]
  if (base === undefined) return []
  return [
    {
      id,
      locale: base.locale,
      base: base.record,
      translations: versions.filter((version) => version !== base),
      log,
    },
  ]
}
