import frozen from './frozen-records.json' with { type: 'json' }
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { writePdf } from './write-pdf.ts'

/** A record as the CRM writes it. */
export type CrmRecord = Readonly<Record<string, string | number>>

/** The files of an example: records by name of their file, and the documents that owners can read. */
export type Example = Readonly<{
  records: Readonly<Record<string, readonly CrmRecord[]>>
  documents: readonly Readonly<{ name: string; content: Uint8Array }>[]
}>

/**
 * A record of frozen-records.json: days count from today, `@-12 10:30`. A list of counts has one for each day from its Date on;
 * a list of dates is a record for each.
 */
type FrozenRecord = Readonly<
  Record<string, string | number | readonly number[] | readonly string[] | undefined>
>

/** Returns the records of the example as the CRM would write them today. */
export function exampleRecords(today: PlainDate): Example {
  const kinds: readonly (readonly [string, readonly FrozenRecord[]])[] = Object.entries(frozen)
  const records = Object.fromEntries(
    kinds.map(([name, list]) => [name, list.flatMap(recordsOf).map((one) => dated(one, today))]),
  )
  const papers = (records['owner-documents'] ?? []).map((record) => ({ record, content: contentOf(record) }))
  return {
    records: {
      ...records,
      'owner-documents': papers.map(({ record, content }) =>
        content === undefined ? record : { ...record, Size: content.length },
      ),
    },
    documents: papers.flatMap(({ record, content }) =>
      content === undefined ? [] : [{ name: String(record['File']), content }],
    ),
  }
}

/** Returns a record for each date, and for each day of a list of counts, without days of none; any other record as it is. */
function recordsOf(record: FrozenRecord): readonly CrmRecord[] {
  const { Count, Date } = record
  const plain = Object.fromEntries(Object.entries(record).filter(isOfOne))
  if (typeof Date === 'object')
    return Date.map((date, index) => ({ ...plain, ID: `${plain['ID']}-${index + 1}`, Date: date }))
  if (typeof Count !== 'object') return [plain]
  const first = Number(String(Date).slice(1))
  return Count.flatMap((count, index) =>
    count === 0 ? [] : [{ ...plain, Date: `@${first + index}`, Count: Number(count) }],
  )
}

function isOfOne(field: readonly [string, FrozenRecord[string]]): field is [string, string | number] {
  return typeof field[1] === 'string' || typeof field[1] === 'number'
}

function dated(record: CrmRecord, today: PlainDate): CrmRecord {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      const [, days, time = ''] = /^@([+-]?\d+)( \d\d:\d\d)?$/.exec(String(value)) ?? []
      return [field, days === undefined ? value : `${addDays(today, Number(days))}${time}`]
    }),
  )
}

function contentOf({ File, Name = '', Date = '' }: CrmRecord): Uint8Array | undefined {
  return File === undefined ? undefined : writePdf([String(Name), String(Date)])
}
