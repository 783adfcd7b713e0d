import type { Locale } from '#domain/values/locale.ts'
import { formatDayOfYear, formatHours, formatList } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { dayOfYear, type FourDay } from '#sun/four-days.ts'
import type { Span } from '#sun/sun-day.ts'
import type { SunPlace } from '#sun/sun-home.ts'
import type { Page } from '#views/kit/page.ts'

/** Hours of sun by day and place. */
export type SunHours = Readonly<Record<FourDay, Readonly<Record<SunPlace, readonly Span[]>>>>

/**
 * Returns the sentence about the longest and the shortest day.
 * @example 'Op 21 juni heeft de tuin zon van 11 tot 20 uur, op 21 december van 9.30 tot 16 uur.'
 */
export function saySun({ context, locale, t }: Page, hours: SunHours, place: SunPlace): string {
  const summer = hours.june[place]
  const winter = hours.december[place]
  const both = winter.length === 0 ? 'summer' : 'both'
  const says = summer.length === 0 ? (winter.length === 0 ? 'none' : 'winter') : both
  return t(`sun.says.${says}`, {
    place: t(`sun.place.${place}`),
    summer: formatDayOfYear(dayOfYear('june', context.now), locale),
    winter: formatDayOfYear(dayOfYear('december', context.now), locale),
    summerHours: sayWhen(summer, locale, t),
    winterHours: sayWhen(winter, locale, t),
  })
}

/** Returns spans in words. @example sayWhen([{ from: 570, until: 960 }], 'nl', t) // 'van 9.30 tot 16 uur' */
export function sayWhen(spans: readonly Span[], locale: Locale, t: Translate): string {
  return formatList(
    spans.map((span) => {
      const [from = '', until = ''] = formatHours(clockOf(span), locale).split(/\s*–\s*/)
      return t('sun.hours', { from, until })
    }),
    locale,
  )
}

/** Returns minutes of a day as times. @example clockOf({ from: 570, until: 960 }) // { from: '9:30', until: '16:00' } */
export function clockOf({ from, until }: Span): Readonly<{ from: string; until: string }> {
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
  return { from: clock(from), until: clock(until) }
}
