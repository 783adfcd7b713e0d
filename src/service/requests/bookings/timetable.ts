import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Moment } from '#domain/appointments/calendar.ts'
import { openMoments } from '#domain/appointments/open-moments.ts'
import { formatDayOfYear, formatTime, formatWeekday } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { DayView } from '#ui/forms/form-view.ts'
import { formatSlot, formatStart, parseSlot } from './slot-value.ts'

/** Seats that are left at most where it is worth saying so. */
const few = 2

/** Returns the days of an office with what is free; `taken` is how many seats cannot be had, by the beginning of the moment. */
export function timetable(
  { id, calendar }: OfficeRecipient,
  taken: ReadonlyMap<string, number>,
  { locale, t }: Language,
  now: number,
): readonly DayView[] {
  if (calendar === undefined) return []
  const viewSlot = (moment: Moment): DayView['slots'][number] => {
    const left = calendar.seats - (taken.get(formatStart(moment)) ?? 0)
    const isFew = calendar.seats > few && left <= few
    return {
      value: formatSlot({ office: id, moment }),
      time: formatTime(moment.at, locale),
      note: left <= 0 ? t('forms.slot.full') : isFew ? t('forms.slot.left', { count: left }) : undefined,
      isTaken: left <= 0,
    }
  }
  const days = Map.groupBy(openMoments(calendar, now), ({ on }) => on)
  return [...days].map(([date, moments]) => ({
    date,
    weekday: formatWeekday(date, locale),
    day: formatDayOfYear(date, locale),
    slots: moments.map(viewSlot),
  }))
}

/** Returns the free moment that is nearest to another; undefined when nothing is free. */
export function nearestFree(days: readonly DayView[], wanted: string): string | undefined {
  const time = (value: string): number => {
    const moment = parseSlot(value)?.moment
    return moment === undefined ? 0 : Date.parse(`${formatStart(moment)}Z`)
  }
  const target = time(wanted)
  const free = days.flatMap(({ slots }) => slots.filter(({ isTaken }) => !isTaken).map(({ value }) => value))
  return free.toSorted((one, other) => Math.abs(time(one) - target) - Math.abs(time(other) - target))[0]
}
