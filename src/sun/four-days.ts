import type { PlainDate } from '#domain/values/measure.ts'
import type { SunMoment } from './draw-sun.ts'

/** The shortest, the two middle and the longest day of a year. */
export const fourDays = ['december', 'march', 'june', 'september'] as const
export type FourDay = (typeof fourDays)[number]

const dates: Readonly<Record<FourDay, string>> = {
  december: '12-21',
  march: '03-21',
  june: '06-21',
  september: '09-21',
}
/** The afternoon, when most people are outside; in June the evening. */
const drawnAt: Readonly<Record<FourDay, number>> = { december: 14, march: 15, june: 18, september: 16 }

/** Returns one of the four days in the year of a date. */
export function dayOfYear(name: FourDay, now: PlainDate): PlainDate {
  return `${now.slice(0, 4)}-${dates[name]}` as PlainDate
}

/** Returns the moment of one of the four days that its small drawing shows. */
export function drawnMoment(name: FourDay, now: PlainDate): SunMoment {
  return { on: dayOfYear(name, now), minute: drawnAt[name] * 60 }
}
