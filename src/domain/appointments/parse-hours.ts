import { type Calendar, type OpenHours, type Weekday, weekdays, type WeekHours } from './calendar.ts'
import { parseTime } from './parse-time.ts'
import { timesIn } from './open-moments.ts'

/** Hours that cannot be, and why: none, two that overlap, or too short for an appointment. */
export type HoursProblem = Readonly<{ day: Weekday; text: string; why: 'bad' | 'overlap' | 'short' }>

/** Returns the hours of a week as they are typed, several for a day; or the first that cannot be. */
export function parseWeek(
  typed: (day: Weekday) => readonly string[],
  minutes: number,
): Readonly<{ hours: WeekHours }> | HoursProblem {
  const hours: Partial<Record<Weekday, readonly OpenHours[]>> = {}
  for (const day of weekdays) {
    const open: OpenHours[] = []
    for (const text of typed(day).filter((part) => part.trim() !== '')) {
      const part = parseHours(text)
      if (part === undefined) return { day, text, why: 'bad' }
      if (open.some(({ from, until }) => part.from < until && from < part.until))
        return { day, text, why: 'overlap' }
      if (timesIn(part, minutes).length === 0) return { day, text, why: 'short' }
      open.push(part)
    }
    if (open.length > 0) hours[day] = open.toSorted((one, other) => one.from.localeCompare(other.from))
  }
  return { hours }
}

/** Reads hours as somebody types them; undefined for any other text. @example parseHours('9.30 – 12') // { from: '09:30', until: '12:00' } */
function parseHours(text: string): OpenHours | undefined {
  const [from = '', until = '', ...rest] = text.split(/[-–]/).map((part) => parseTime(part) ?? '')
  return rest.length === 0 && from !== '' && from < until ? { from, until } : undefined
}

/** Returns how many moments a calendar opens in a week without holidays. */
export function momentsPerWeek({ hours, minutes }: Pick<Calendar, 'hours' | 'minutes'>): number {
  return Object.values(hours)
    .flat()
    .reduce((sum, part) => sum + timesIn(part, minutes).length, 0)
}
