import * as v from 'valibot'
import { cell, cellText } from '#data/cell/cell.ts'
import { parseNumber } from '#data/cell/parse-number.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { fold } from '#text/fold.ts'

/** What two listings of one home share, in any spelling and notation. */
const words = ['Goal', 'Zip', 'City', 'Street', 'HouseNumber', 'BoxNr']
const figures = ['Price', 'SurfaceLiving']
const needed = ['Street', 'HouseNumber', 'Price']
/** Statuses of listings that are on offer; a home that was sold may well be offered again. */
const onOffer = new Set<string | undefined>([undefined, '1'])

/** Warns of each listing that is on offer and has the address, the price and the living area of an earlier one. */
export function warnTwins(records: readonly RawRecord[], problems: ProblemLog, file: string): void {
  const first = new Map<string, string>()
  for (const record of records) {
    const id = textOf(record, 'RecordFile') ?? textOf(record, 'ID') ?? ''
    const isOffered = onOffer.has(textOf(record, 'Status')) && needed.every((field) => textOf(record, field))
    if (!isOffered) continue
    const home = [
      ...words.map((field) => fold(textOf(record, field) ?? '')),
      ...figures.map((field) => figureOf(record, field)),
    ].join('/')
    const twin = first.get(home)
    if (twin === undefined) first.set(home, id)
    else if (twin !== id)
      problems
        .record(file, id)
        .warn('Street', 'the address, price and living area of another listing; both are shown', {
          expected: 'one listing per home',
          received: twin,
          remedy: 'withdraw one of them in the CRM, or give each its box number',
        })
  }
}

function textOf(record: RawRecord, field: string): string | undefined {
  const single = v.safeParse(cell, record[field])
  return single.success ? cellText(single.output) : undefined
}

function figureOf(record: RawRecord, field: string): number | undefined {
  const number = parseNumber(textOf(record, field))
  return number.kind === 'value' ? number.value : undefined
}
