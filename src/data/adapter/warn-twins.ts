import * as v from 'valibot'
import { cell, cellText, type Parsed } from '#data/cell/cell.ts'
import { parseBox, parseHouseNumber, splitStreet } from '#data/cell/parse-house-number.ts'
import { parseArea, parseNumber } from '#data/cell/parse-number.ts'
import { findPlace } from '#data/place/find-place.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { fold } from '#text/fold.ts'

/** Statuses of listings that are on offer; a home that was sold may well be offered again. */
const onOffer = new Set<string | undefined>([undefined, '1'])

/** Warns of each listing that is on offer and has the address, the price and the living area of an earlier one. */
export function warnTwins(records: readonly RawRecord[], problems: ProblemLog, file: string): void {
  const first = new Map<string, string>()
  for (const record of records) {
    const id = textOf(record, 'RecordFile') ?? textOf(record, 'ID') ?? ''
    const home = onOffer.has(textOf(record, 'Status')) ? homeOf(record) : undefined
    if (home === undefined) continue
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

/** Returns what two listings of one home share, in any spelling and notation; undefined without street, number or price. */
function homeOf(record: RawRecord): string | undefined {
  const [name, zip] = [textOf(record, 'City'), /\d{4}/.exec(textOf(record, 'Zip') ?? '')?.[0]]
  const found = findPlace({ name, zip })
  const { street, number: behind } = splitStreet(textOf(record, 'Street') ?? '')
  const own = valueOf(parseHouseNumber(textOf(record, 'HouseNumber'))) ?? behind
  const price = valueOf(parseNumber(textOf(record, 'Price')))
  if (street === '' || own === undefined || price === undefined) return undefined
  const place = found?.kind === 'one' ? found.place.town.slug : `${zip ?? ''}${fold(name ?? '')}`
  return [
    textOf(record, 'Goal'),
    place,
    fold(street).replace(/str$/, 'straat'),
    own.number,
    valueOf(parseBox(textOf(record, 'BoxNr'))) ?? own.box,
    price,
    valueOf(parseArea(textOf(record, 'SurfaceLiving'))),
  ].join('/')
}

function textOf(record: RawRecord, field: string): string | undefined {
  const single = v.safeParse(cell, record[field])
  return single.success ? cellText(single.output) : undefined
}

function valueOf<T>(parsed: Parsed<T>): T | undefined {
  return parsed.kind === 'value' ? parsed.value : undefined
}
