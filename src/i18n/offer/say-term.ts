import { type OfferTerm, offeredEnds } from '#domain/listing/offer-term.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatDay, formatTime } from '../format.ts'

/** What stands for an end where none is offered. */
const none = '…'

/** Returns the first and the last of some hours at which an offer can end, as the sentence about its end names them. */
export function termValues(hours: readonly string[], term: OfferTerm, locale: Locale) {
  const { earliest, latest } = offeredEnds(hours, term) ?? {}
  return {
    earliestDay: earliest === undefined ? none : formatDay(earliest.on, locale),
    earliestTime: earliest === undefined ? none : formatTime(earliest.at, locale),
    latestDay: latest === undefined ? none : formatDay(latest.on, locale),
    latestTime: latest === undefined ? none : formatTime(latest.at, locale),
  }
}
