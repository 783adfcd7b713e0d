import { type OfferTerm, offeredEnds } from '#domain/listing/offer-term.ts'
import type { Locale } from '#domain/values/locale.ts'
import { fill } from '../fill.ts'
import { formatDay, formatTime } from '../format.ts'

/** Returns a sentence with the first and the last of some hours at which an offer can end. */
function sayTerm(sentence: string, hours: readonly string[], term: OfferTerm, locale: Locale): string {
  const ends = offeredEnds(hours, term)
  if (ends === undefined) return sentence
  const { earliest, latest } = ends
  return fill(sentence, {
    earliestDay: formatDay(earliest.on, locale),
    earliestTime: formatTime(earliest.at, locale),
    latestDay: formatDay(latest.on, locale),
    latestTime: formatTime(latest.at, locale),
  })
}

/** The sentences of a form, and for how many hours an offer binds at least; absent for another form. */
type Sentences = Readonly<{
  leastHours?: number
  sending?: Readonly<{ sentences: Readonly<Record<string, string>> }>
}>

/** Returns the form of an offer whose sentence about its end names the first and the last of some hours. */
export function sayTermIn<Form extends Sentences>(
  form: Form,
  hours: readonly string[],
  now: number,
  locale: Locale,
): Form {
  const { leastHours, sending } = form
  const sentence = sending?.sentences['outsideTerm']
  if (leastHours === undefined || sentence === undefined) return form
  const outsideTerm = sayTerm(sentence, hours, { now, leastHours }, locale)
  return { ...form, sending: { ...sending, sentences: { ...sending?.sentences, outsideTerm } } }
}
