import type { Locale } from '#domain/values/locale.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import { parseSlot } from './slot-value.ts'

/** Returns a posted slot in words. @example 'dinsdag 24 november 2026, 14.00 uur' */
export function slotText(value: string, locale: Locale): string {
  const moment = parseSlot(value)?.moment
  return moment === undefined ? value : `${formatDay(moment.on, locale)}, ${formatTime(moment.at, locale)}`
}
