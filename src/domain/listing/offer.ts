import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'

/** A condition precedent of an offer; a value that is not given yet is absent. */
export type Condition =
  | Readonly<{ kind: 'loan'; amount?: EuroCents; weeks?: number }>
  | Readonly<{ kind: 'ownHomeSold'; by?: PlainDate }>
  | Readonly<{ kind: 'certificates' | 'permit' }>
  | Readonly<{ kind: 'ownWords'; words: string }>

/** An offer as somebody signs it; a value that is not given yet is absent. */
export type Offer = Readonly<{
  name: string
  amount?: EuroCents
  /** Last day on which it cannot be taken back, and the hour at which it ends: `18:00`. */
  until: Readonly<{ on?: PlainDate; at?: string }>
  /** In the order in which they are said. */
  conditions: readonly Condition[]
}>
