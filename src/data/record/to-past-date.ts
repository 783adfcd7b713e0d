import type { PlainDate } from '#domain/values/measure.ts'
import { addMonths } from '#domain/values/plain-date.ts'
import type { Fields } from '../cell/fields.ts'

/** Returns a date that is at most a month ahead; a later one is left out with a warning. */
export function toPastDate<Cell extends string>(
  fields: Fields<Cell>,
  name: Cell,
  now: PlainDate,
): PlainDate | undefined {
  const day = fields.date(name)
  if (day === undefined || day <= addMonths(now, 1)) return day
  fields.log.warn(name, 'a day in the future; it is left out', {
    expected: `${now} or earlier`,
    received: fields.cell(name),
    remedy: 'correct the day in the CRM',
  })
  return undefined
}
