import type { Moment } from '#domain/appointments/calendar.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { formatDay, formatLeaf, formatShortDay, formatTime } from '#i18n/format.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { parseSlot, parseStart } from './slot-value.ts'

/** Returns a posted slot in words. @example 'dinsdag 24 november 2026, 14.00 uur' */
export function slotText(value: string, locale: Locale): string {
  const moment = parseSlot(value)?.moment
  return moment === undefined ? value : momentText(moment, locale)
}

/** Returns a moment in words. @example momentText({ on: '2026-11-24', at: '14:00' }, 'nl') // 'dinsdag 24 november 2026, 14:00' */
export function momentText({ on, at }: Moment, locale: Locale): string {
  return `${formatDay(on, locale)}, ${formatTime(at, locale)}`
}

/** Returns a posted slot as a subject says it. @example 'di 24 nov 14:00' */
export function shortSlotText(value: string, locale: Locale): string {
  const moment = parseSlot(value)?.moment
  return moment === undefined ? value : shortMomentText(moment, locale)
}

/** Returns a moment as a subject says it. @example shortMomentText({ on: '2026-11-24', at: '14:00' }, 'nl') // 'di 24 nov 14:00' */
export function shortMomentText({ on, at }: Moment, locale: Locale): string {
  return `${shortDayText(on, locale)} ${formatTime(at, locale)}`
}

/** Returns when an appointment was before it was last moved, as a subject says it: the time alone on the same day; '' for one that was not. */
export function movedFromText(
  { starts, moved_from: from }: Pick<Booking, 'starts' | 'moved_from'>,
  locale: Locale,
): string {
  const moment = from === null ? undefined : parseStart(from)
  if (moment === undefined) return ''
  return starts.startsWith(moment.on) ? formatTime(moment.at, locale) : shortMomentText(moment, locale)
}

/** Returns a day as a subject says it. @example shortDayText('2026-11-24', 'nl') // 'di 24 nov' */
export function shortDayText(on: PlainDate, locale: Locale): string {
  return `${formatLeaf(on, locale).weekday} ${formatShortDay(on, locale)}`
}
