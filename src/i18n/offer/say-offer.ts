import type { Condition, Offer, OfferedHome } from '#domain/listing/offer.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, euroCents, percentOf } from '#domain/values/money.ts'
import { fill, type PluralForms } from '../fill.ts'
import { amountInWords } from '#i18n/spelled-numbers.ts'
import { formatDate, formatDay, formatList, formatMoney, formatPercent, formatTime } from '../format.ts'

/** The sentences of an offer in a language, with their placeholders. */
export type OfferWords = Readonly<{
  /** By what the amount is. */
  said: Readonly<Record<'price' | 'exclVat' | 'annuity' | 'annuityOpen', string>>
  until: string
  noConditions: string
  /** Around the clauses of one condition, or of several. */
  conditions: PluralForms
  loan: PluralForms
  ownHomeSold: string
  certificates: string
  permit: string
  ownWords: string
  deed: PluralForms
  deedBy: string
  advance: string
  advanceOffPlan: string
}>

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

/** How an offer is said. */
type Manner = Readonly<{
  words: OfferWords
  locale: Locale
  /** Marks what the visitor filled in. */
  mark?: (value: string) => string
}>

/** What stands for a value that is not given yet. */
const open = '…'

/**
 * Returns an offer in the sentences that somebody signs: the form, the page that reads it back, its mail and its receipt
 * say the same. The advance is computed from the rules.
 */
export function sayOffer(offer: Offer, terms: OfferTerms, manner: Manner): readonly string[] {
  const { words, locale } = manner
  const { home, isOffPlan, agency, advance, deedMonths } = terms
  const { name, amount, until, deedBy, conditions } = offer
  const value = fillerOf(manner)
  const euro = (cents: EuroCents): string => formatMoney(cents, locale)
  const percent = isOffPlan ? advance?.offPlanPercent : advance?.percent
  const sentences = [
    fill(words.said[home.kind === 'annuity' && home.monthly === undefined ? 'annuityOpen' : home.kind], {
      name: value(name, String),
      amount: value(amount, (cents) => `${euro(cents)} (${amountInWords(cents, locale)})`),
      home: home.home,
      monthly: home.monthly === undefined ? '' : euro(euroCents(home.monthly)),
    }),
    fill(words.until, {
      day: value(until.on, (on) => formatDay(on, locale)),
      time: value(until.at, (at) => formatTime(at, locale)),
    }),
    ...(conditions.length === 0 ? [words.noConditions] : sayConditions(conditions, manner)),
    deedBy === undefined
      ? fill(deedMonths === 1 ? words.deed.one : words.deed.other, { count: deedMonths })
      : fill(words.deedBy, { day: value(deedBy, (on) => formatDate(on, locale)) }),
  ]
  if (percent === undefined) return sentences
  const due = fill(isOffPlan ? words.advanceOffPlan : words.advance, {
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

type Clauses = Pick<Manner, 'words' | 'locale'> & Readonly<{ value: Filled }>

/**
 * Returns a sentence with the clauses of the ticked conditions, and one with the words of a condition of one's own; nothing for
 * an offer without conditions.
 */
export function sayConditions(conditions: readonly Condition[], manner: Manner): readonly string[] {
  const { words, locale } = manner
  const value = fillerOf(manner)
  const clauses: string[] = []
  const own: string[] = []
  for (const condition of conditions) {
    if (condition.kind === 'ownWords')
      own.push(fill(words.ownWords, { words: value(condition.words, String) }))
    else clauses.push(sayClause(condition, { words, locale, value }))
  }
  if (clauses.length === 0) return own
  const around = clauses.length === 1 ? words.conditions.one : words.conditions.other
  return [fill(around, { conditions: formatList(clauses, locale) }), ...own]
}

/** Returns a condition as a clause: `dat mijn eigen woning uiterlijk op 1 maart 2027 verkocht is`. */
function sayClause(
  condition: Exclude<Condition, { kind: 'ownWords' }>,
  { words, locale, value }: Clauses,
): string {
  switch (condition.kind) {
    case 'loan': {
      const { amount, weeks } = condition
      const form = weeks === 1 ? words.loan.one : words.loan.other
      return fill(form, {
        count: value(weeks, String),
        amount: value(amount, (cents) => formatMoney(cents, locale)),
      })
    }
    case 'ownHomeSold':
      return fill(words.ownHomeSold, { day: value(condition.by, (by) => formatDate(by, locale)) })
    case 'certificates':
    case 'permit':
      return words[condition.kind]
  }
}
