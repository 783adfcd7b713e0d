import type { PlainDate } from '#domain/values/measure.ts'

/** The days of the week, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** Hours on Belgium's clock: `10:00` to `12:00`. */
export type OpenHours = Readonly<{ from: string; until: string }>

/** The hours of each day of a week. */
export type WeekHours = Readonly<Partial<Record<Weekday, readonly OpenHours[]>>>

/** When an office receives visitors and shows homes. */
export type Calendar = Readonly<{
  /** How long an appointment is. */
  minutes: number
  /** How many appointments there can be at once. */
  seats: number
  /** How long before it an appointment can be made at the latest. */
  leadHours: number
  /** How many days from today can be chosen. */
  daysAhead: number
  hours: WeekHours
  /** Days without appointments, both ends inclusive. */
  closed: readonly Readonly<{ first: PlainDate; last: PlainDate }>[]
  /** Whether there are appointments on public holidays. */
  isOpenOnHolidays: boolean
}>

/** The beginning of an appointment on Belgium's clock. */
export type Moment = Readonly<{ on: PlainDate; at: string }>
