import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, addMonths } from '#domain/values/plain-date.ts'
import type { Fields } from '../cell/fields.ts'

const counted = /^(\d{1,4}) days ago$/

/**
 * Returns a date that is at most a month ahead; a later one is left out with a warning. `3 days ago` counts from the day
 * of the build, for samples that stay new.
 */
export function toPastDate<Cell extends string>(
  fields: Fields<Cell>,
  name: Cell,
  now: PlainDate,
): PlainDate | undefined {
  const [, days] = counted.exec(String(fields.cell(name) ?? '')) ?? []
  if (days !== undefined) return addDays(now, -Number(days))
  const day = fields.date(name)
  if (day === undefined || day <= addMonths(now, 1)) return day
  fields.log.warn(name, 'a day in the future; it is left out', {
    expected: `${now} or earlier`,
    received: fields.cell(name),
    remedy: 'correct the day in the CRM or the editor',
  })
  return undefined
}
