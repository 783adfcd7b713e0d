import { isLocale } from '#domain/values/locale.ts'
import { grammars } from '../grammar.ts'

/**
 * Returns an instant as people say it in Belgium, where no formatter of `format.ts` is at hand: in the browser.
 * @param lang BCP 47 tag of the page
 * @example sayMoment(new Date('2026-11-29T13:05:00Z'), 'nl-BE') // '29 november 2026, 14.05 uur'
 */
export function sayMoment(instant: Date, lang: string): string {
  const language = lang.slice(0, 2)
  const { numberTag, isFirstOfMonthOrdinal, ordinal, time } = grammars[isLocale(language) ? language : 'nl']
  const timeZone = 'Europe/Brussels'
  const date = new Intl.DateTimeFormat(numberTag, { dateStyle: 'long', timeZone }).format(instant)
  const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(instant)
  const [hour = '', minute = ''] = clock.split(':')
  const day = isFirstOfMonthOrdinal ? date.replace(/^1(?= )/, ordinal(1)) : date
  return `${day}, ${time({ hour: Number(hour), minute })}`
}
