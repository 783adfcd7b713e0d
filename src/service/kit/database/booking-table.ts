import type { Generated, Selectable } from 'kysely'
import type { Locale } from '#domain/values/locale.ts'

/** Whether an appointment is agreed on, or waits until somebody else agrees. */
export const bookingStatuses = ['confirmed', 'waiting'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Why staff cancel: the home is sold or let, the agency, the owner or the visitor cannot. */
export const cancelReasons = ['gone', 'agency', 'owner', 'visitor'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** How a visit went: there, not there, called off. */
export const visitOutcomes = ['been', 'noShow', 'cancelled'] as const
export type VisitOutcome = (typeof visitOutcomes)[number]

/** What visitors do next: think, come back, make an offer, look further. */
export const visitorWishes = ['thinking', 'back', 'offer', 'elsewhere'] as const
export type VisitorWish = (typeof visitorWishes)[number]

/** Appointments. */
export type BookingTable = {
  /** Who knows it may move and cancel. */
  token: string
  submission_id: number
  /** ID of the office whose calendar it is in. */
  office: string
  /** Beginning on Belgium's clock: `2026-11-24T14:00`. */
  starts: string
  /** One of those of the calendar, counted from 0; null once it was cancelled. */
  seat: number | null
  /** How often it was changed: a change of an older one is refused. */
  sequence: number
  /** When its office was told that it is closed then; null while it is open. */
  closed_told_at: number | null
  status: Generated<BookingStatus>
  /** How long it is, where not as long as the calendar says. */
  minutes: number | null
  /** Its beginning before it was last moved. */
  moved_from: string | null
  /** Why staff cancelled it; null also where its visitor did. */
  reason: CancelReason | null
  /** How it went; null as long as nobody said so. */
  outcome: VisitOutcome | null
  /** What the owner reads about it, and in which language. */
  report: string | null
  report_lang: Locale | null
  wish: VisitorWish | null
}

/** An appointment. */
export type Booking = Selectable<BookingTable>
