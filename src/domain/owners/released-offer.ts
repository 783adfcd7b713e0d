import type { SpokenText } from '#domain/values/locale.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { LocalTime } from './local-time.ts'

/** What became of an offer that was decided on. */
export type OfferDecision = 'accepted' | 'declined'

/** An offer on a home that its agent lets the owner read. */
export type ReleasedOffer = Readonly<{
  id: string
  receivedAt: LocalTime
  amount: EuroCents
  /** Who offers, without a full name: `De heer en mevrouw D., Berlare`. */
  bidder: SpokenText
  /** Until when it binds the bidder. */
  bindsUntil?: LocalTime
  /** Loan that it depends on. */
  loan?: EuroCents
  conditions: readonly SpokenText[]
  /** What the agent advises, written for the owner. */
  advice?: SpokenText
  documentId?: string
  /** Absent as long as the owner can answer it. */
  decision?: OfferDecision
}>
