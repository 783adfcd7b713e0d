import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { once } from '#domain/values/once.ts'
import { shareInSun } from './shade.ts'
import type { SunHome, SunPlace } from './sun-home.ts'
import { riseAndSet, sunAt, type SunPosition } from './sun-position.ts'

/** Minutes of a day on Belgium's clock. */
export type Span = Readonly<{ from: number; until: number }>

/** A place "has sun" while at least this share of it is lit. */
const leastShare = 0.5
/** Minutes between two looks at the sun. */
const step = 10
const half = 30
const day = 24 * 60

/** Returns where the sun stands at a minute of a day on Belgium's clock. */
export function sunAtMinute(home: Pick<SunHome, 'at'>, on: PlainDate, minute: number): SunPosition {
  return sunAt(midnight(on) + minute * 60_000, home.at)
}

/** Returns the minutes at which the sun rises and sets; undefined where it does neither. */
export function daylight(home: Pick<SunHome, 'at'>, on: PlainDate): Span | undefined {
  const start = midnight(on)
  const times = riseAndSet(start + (day / 2) * 60_000, home.at)
  const minute = (instant: number) => Math.round((instant - start) / 60_000)
  return times && { from: minute(times.rise), until: minute(times.set) }
}

/** Returns when a place has sun on a day, to the half hour; what is shorter than that is left out. */
export function hoursOfSun(home: SunHome, place: SunPlace, on: PlainDate): readonly Span[] {
  const way = wayOfSun(`${home.at.latitude} ${home.at.longitude} ${on}`)
  const isLit = (minute: number) => {
    const sun = way[minute / step]
    return sun !== undefined && shareInSun(home, place, sun) >= leastShare
  }
  const spans: { from: number; until: number }[] = []
  for (let minute = 0; minute < day; minute += half) {
    if (!isLit(minute)) continue
    const from = nearestHalf([minute - 2 * step, minute - step].find(isLit) ?? minute)
    const until = nearestHalf([minute + 2 * step, minute + step].find(isLit) ?? minute)
    const last = spans.at(-1)
    // A shade that passes within minutes is no end.
    if (last !== undefined && (from <= last.until || isLit(minute - half))) last.until = until
    else spans.push({ from, until })
  }
  return spans.filter(({ from, until }) => until > from)
}

/** The way of the sun over a place on a day, which all homes near it share. */
const wayOfSun = once((key: string): readonly SunPosition[] => {
  const [latitude = '', longitude = '', on = ''] = key.split(' ')
  const at = { latitude: Number(latitude), longitude: Number(longitude) }
  const start = midnight(on as PlainDate)
  return Array.from({ length: day / step }, (_, index) => sunAt(start + index * step * 60_000, at))
})

function nearestHalf(minute: number): number {
  return Math.round(minute / half) * half
}

/** Twelve hours before noon: so a day on which the clock changes is off in its night only. */
function midnight(on: PlainDate): number {
  return fromBrussels(on, '12:00') - (day / 2) * 60_000
}
