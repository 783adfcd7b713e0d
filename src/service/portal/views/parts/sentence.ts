import { totalOf, visitSeries, within } from '#domain/owners/figures/day-series.ts'
import {
  firstOfMonth,
  lastOfMonth,
  type Month,
  monthOf,
  previousMonth,
} from '#domain/owners/figures/month.ts'
import { type MonthOfHome, monthOfHome } from '#domain/owners/figures/month-of-home.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { daysBetween } from '#domain/values/plain-date.ts'
import { formatDate, formatDay, formatList, formatMonth, formatWeekday } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { stageOf } from '#service/portal/views/kit/home-facts.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'

type Counted = keyof MonthOfHome | 'pageVisits'

/** The sentence that an owner reads first, and the one that says what it means. */
export type Told = Readonly<{ title: string; lead: string }>

/** Returns what happened to a home this month, before that, and what it means. */
export function tellHome(home: OwnedHome, context: HomeContext): Told {
  const { t } = context
  const { goal, onlineSince } = home.mandate
  const stage = stageOf(home, context)
  if (stage === 'closed') {
    const what = listOf(sinceStart(home, context), context)
    return {
      title: t(`portal.sentence.closed.${goal}`),
      lead: what === '' ? '' : t('portal.sentence.closedLead', { what }),
    }
  }
  if (stage === 'preparing')
    return {
      title: onlineSince === undefined ? t(`portal.sentence.preparing.${goal}`) : tellSoon(home, context),
      lead: t('portal.sentence.soonLead'),
    }
  const month = monthOf(dayOf(context.now))
  const last = previousMonth(month)
  const wasOnline = onlineSince !== undefined && onlineSince <= lastOfMonth(last)
  const before = wasOnline
    ? sayMonth(home, last, 'before', context)
    : t('portal.sentence.onlineSince', { day: formatDate(onlineSince ?? dayOf(context.now), context.locale) })
  return {
    title: sayMonth(home, month, 'now', context),
    lead: `${before} ${sayMeaning(home, context)}`.trim(),
  }
}

/**
 * Returns what happened in a month in a sentence; where nobody came to see the home it says so, and names what else happened.
 * @param when this month, one before, or the month of a report
 */
export function sayMonth(
  home: OwnedHome,
  month: Month,
  when: 'now' | 'before' | 'report',
  context: HomeContext,
): string {
  const { locale, t } = context
  const { form, what } = newsOf(home, month, context)
  const name = formatMonth(firstOfMonth(month), locale)
  return sentenceStart(t(`portal.sentence.${when}.${form}`, { what, month: name }), locale)
}

/** What happened in a month as a list of counts, and the form of sentence that it goes into. */
export type News = Readonly<{ form: 'some' | 'noViewingBut' | 'nothing'; what: string }>

/** Returns what happened in a month; where nobody came to see the home, what else happened. */
export function newsOf(home: OwnedHome, month: Month, context: HomeContext): News {
  const counts = monthOfHome(home, month)
  const what = listOf(counts, context)
  if (counts.viewings > 0) return { form: 'some', what }
  const but = what === '' ? listOf({ pageVisits: visitsIn(home, month, context) }, context) : what
  return { form: but === '' ? 'nothing' : 'noViewingBut', what: but }
}

/** Returns counts as a list in a sentence, without those that are 0; '' for none. */
function listOf(counts: Readonly<Partial<Record<Counted, number>>>, { locale, t }: HomeContext): string {
  const order = ['viewings', 'documentRequests', 'offers', 'pageVisits'] as const
  const parts = order.flatMap((name) => {
    const count = counts[name] ?? 0
    return count === 0 ? [] : [t(`portal.sentence.${name}`, { count, number: formatCount(count, locale) })]
  })
  return formatList(parts, locale)
}

function visitsIn(home: OwnedHome, month: Month, context: HomeContext): number {
  const series = visitSeries(home.pageVisits, { ...home.mandate, today: dayOf(context.now) })
  return totalOf(within(series, firstOfMonth(month), lastOfMonth(month)))
}

function sinceStart(home: OwnedHome, { now }: HomeContext): Readonly<Record<Counted, number>> {
  const series = visitSeries(home.pageVisits, { ...home.mandate, today: dayOf(now) })
  return {
    viewings: home.viewings.filter(({ status }) => status === 'done').length,
    documentRequests: home.documentRequests.length,
    offers: home.offers.length,
    pageVisits: totalOf(series),
  }
}

/** Names the weekday of the coming week, and the date of a later day. */
function tellSoon({ mandate }: OwnedHome, { locale, t, now }: HomeContext): string {
  const day = mandate.onlineSince ?? dayOf(now)
  const words = daysBetween(dayOf(now), day) < 7 ? formatWeekday(day, locale) : formatDay(day, locale)
  return t('portal.sentence.soon', { day: sentenceStart(words, locale) })
}

/** Returns how many people come to see a home beside similar ones, in a sentence; '' where there are too few. */
export function sayMeaning({ comparison }: OwnedHome, { t }: HomeContext): string {
  if (comparison === undefined) return ''
  const { others } = comparison
  const { above, below } = comparison.viewings
  if (above * 2 > others) return t('portal.sentence.more')
  if (below * 2 > others) return t('portal.sentence.fewer')
  return (others - above - below) * 2 > others ? t('portal.sentence.likeMost') : t('portal.sentence.same')
}
