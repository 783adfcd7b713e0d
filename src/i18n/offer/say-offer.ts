import type { Condition, Offer, OfferedHome } from '#domain/listing/offer.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, euroCents, percentOf } from '#domain/values/money.ts'
import { amountInWords } from '#i18n/spelled-numbers.ts'
import type { KeyBelow, Translate } from '../translate.ts'
import { formatDate, formatDay, formatList, formatMoney, formatPercent, formatTime } from '../format.ts'

/** What an offer is made for, to whom, and what is due at signing. */
export type OfferTerms = Readonly<{
  home: Pick<OfferedHome, 'home' | 'kind' | 'monthly'>
  /** Whether it is still to be built. */
  isOffPlan: boolean
  /** Name of the agency, which holds the advance. */
  agency: string
  /** Advance at signing, in percent; off plan at most. Absent where no rule is in force. */
  advance?: Readonly<{ percent: number; offPlanPercent: number }>
  /** Months between the sales agreement and the deed at most, where the offer names no day. */
  deedMonths: number
}>

/** How the keys of the messages begin that an offer is said with. */
export const offerMessages = [
  'offers.said.',
  'offers.until',
  'offers.noConditions',
  'offers.conditions',
  'offers.loan',
  'offers.ownHomeSold',
  'offers.certificates',
  'offers.permit',
  'offers.ownWords',
  'offers.deed',
  'offers.advance',
] as const

/** How an offer is said. */
type Manner = Readonly<{
  t: Translate<KeyBelow<(typeof offerMessages)[number]>>
  locale: Locale
  /** Marks what the visitor filled in. */
  mark?: (value: string) => string
}>

const severalWeeks = 2

/** What stands for a value that is not given yet. */
const open = '…'

/**
 * Returns an offer in the sentences that somebody signs: the form, the page that reads it back, its mail and its receipt
 * say the same. The advance is computed from the rules.
 */
export function sayOffer(offer: Offer, terms: OfferTerms, manner: Manner): readonly string[] {
  const { t, locale } = manner
  const { home, isOffPlan, agency, advance, deedMonths } = terms
  const { name, amount, until, deedBy, conditions } = offer
  const value = fillerOf(manner)
  const euro = (cents: EuroCents): string => formatMoney(cents, locale)
  const percent = isOffPlan ? advance?.offPlanPercent : advance?.percent
  const sentences = [
    t(`offers.said.${home.kind === 'annuity' && home.monthly === undefined ? 'annuityOpen' : home.kind}`, {
      name: value(name, String),
      amount: value(amount, (cents) => `${euro(cents)} (${amountInWords(cents, locale)})`),
      home: home.home,
      monthly: home.monthly === undefined ? '' : euro(euroCents(home.monthly)),
    }),
    t('offers.until', {
      day: value(until.on, (on) => formatDay(on, locale)),
      time: value(until.at, (at) => formatTime(at, locale)),
    }),
    ...(conditions.length === 0 ? [t('offers.noConditions')] : sayConditions(conditions, manner)),
    deedBy === undefined
      ? t('offers.deed', { count: deedMonths })
      : t('offers.deedBy', { day: value(deedBy, (on) => formatDate(on, locale)) }),
  ]
  if (percent === undefined) return sentences
  const due = t(isOffPlan ? 'offers.advanceOffPlan' : 'offers.advance', {
    percent: formatPercent(percent, locale),
    advance: value(amount, (cents) => euro(percentOf(cents, percent))),
    agency,
  })
  return [...sentences, due]
}

/** Returns a value in words, or what stands for one that is not given yet. */
type Filled = <T extends string | number>(given: T | undefined, format: (given: T) => string) => string

function fillerOf({ mark = (value) => value }: Manner): Filled {
  return (given, format) => mark(given === undefined || given === '' ? open : format(given))
}

type Clauses = Pick<Manner, 't' | 'locale'> & Readonly<{ value: Filled }>

/**
 * Returns a sentence with the clauses of the ticked conditions, and one with the words of a condition of one's own; nothing for
 * an offer without conditions.
 */
export function sayConditions(conditions: readonly Condition[], manner: Manner): readonly string[] {
  const { t, locale } = manner
  const value = fillerOf(manner)
  const clauses: string[] = []
  const own: string[] = []
  for (const condition of conditions) {
    if (condition.kind === 'ownWords')
      own.push(t('offers.ownWords', { words: value(condition.words, String) }))
    else clauses.push(sayClause(condition, { t, locale, value }))
  }
  if (clauses.length === 0) return own
  return [t('offers.conditions', { count: clauses.length, conditions: formatList(clauses, locale) }), ...own]
}

/** Returns a condition as a clause: `dat mijn eigen woning uiterlijk op 1 maart 2027 verkocht is`. */
function sayClause(
  condition: Exclude<Condition, { kind: 'ownWords' }>,
  { t, locale, value }: Clauses,
): string {
  switch (condition.kind) {
    case 'loan': {
      const { amount, weeks } = condition
      return t('offers.loan', {
        // What is not given yet is said as several.
        count: typeof weeks === 'number' ? weeks : severalWeeks,
        replace: {
          count: value(weeks, String),
          amount: value(amount, (cents) => formatMoney(cents, locale)),
        },
      })
    }
    case 'ownHomeSold':
      return t('offers.ownHomeSold', { day: value(condition.by, (by) => formatDate(by, locale)) })
    case 'certificates':
    case 'permit':
      return t(`offers.${condition.kind}`)
  }
}
