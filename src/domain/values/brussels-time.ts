import type { PlainDate } from './measure.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns the day and time on Belgium's clock of a moment in milliseconds since 1970. @example { on: '2026-11-24', at: '14:00' } */
export function toBrussels(instant: number): Readonly<{ on: PlainDate; at: string }> {
  const [on = '', at = ''] = clock.format(instant).split(' ')
  return { on: on as PlainDate, at }
}

/**
 * Returns the moment of a day and time on Belgium's clock, in milliseconds since 1970. A time that summer time skips is an
 * hour later; of one that comes twice it is the first.
 */
export function fromBrussels(on: PlainDate, at: string): number {
  const asUtc = Date.parse(`${on}T${at}Z`)
  const offsets = [2, 1].map((hours) => asUtc - hours * 3_600_000)
  const exact = offsets.find((instant) => {
    const shown = toBrussels(instant)
    return shown.on === on && shown.at === at
  })
  return exact ?? asUtc - 3_600_000
}
