import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'

/** A condition precedent of an offer; a value that is not given yet is absent. */
export type Condition =
  | Readonly<{ kind: 'loan'; amount?: EuroCents; weeks?: number }>
  | Readonly<{ kind: 'ownHomeSold'; by?: PlainDate }>
  | Readonly<{ kind: 'certificates' | 'permit' }>
  | Readonly<{ kind: 'ownWords'; words: string }>

/** What an offer on a home is for; its texts are in a language. */
export type OfferedHome = Readonly<{
  /** The home by address and reference, as the sentence that is signed names it. */
  home: string
  /** The price, the price without VAT, or the lump sum of a life annuity. */
  kind: 'price' | 'exclVat' | 'annuity'
  /** What is asked for that, in whole euro; the lowest of several amounts where it is `isFrom`. */
  asked?: number
  isFrom?: true
  /** Annuity per month in whole euro, where the record says it. */
  monthly?: number
}>

/** Whether an amount is so far from the asked one that it may be a slip: below half of it, or above twice. */
export function isUnusual(amount: number, asked: number): boolean {
  return amount * 2 < asked || amount > asked * 2
}

/** An offer as somebody signs it; a value that is not given yet is absent. */
export type Offer = Readonly<{
  name: string
  amount?: EuroCents
  /** Last day on which it cannot be taken back, and the hour at which it ends: `18:00`. */
  until: Readonly<{ on?: PlainDate; at?: string }>
  /** Last day for the deed; the usual term counts without it. */
  deedBy?: PlainDate
  /** In the order in which they are said. */
  conditions: readonly Condition[]
}>
