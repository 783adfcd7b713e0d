import type { AccountTables } from './account-tables.ts'
import type { Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { PageError } from '#contracts/error-reports.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { MailKind } from '#service/kit/mail/mail.ts'
import type { LocalTime } from '#domain/owners/local-time.ts'
import type { OfferDecision } from '#domain/owners/released-offer.ts'
import type { VisitSource } from '#domain/owners/page-visits.ts'
import type { BookingTable } from './booking-table.ts'
import type { CalendarTables } from './calendar-tables.ts'
import type { DeskTables } from './desk-tables.ts'
import type { OwnerTables } from './owner-tables.ts'
import type { SettingsTables } from './settings-tables.ts'
import type { Frequency } from '#forms/field.ts'

/** The tables of the service. All times are milliseconds since 1970. */
export type ServiceTables = AccountTables &
  OwnerTables &
  CalendarTables &
  DeskTables &
  SettingsTables & {
    upload: UploadTable
    stash: StashTable
    outbox: OutboxTable
    used_proof: UsedProofTable
    subscription: SubscriptionTable
    published_home: PublishedHomeTable
    home_news: HomeNewsTable
    document_link: DocumentLinkTable
    booking: BookingTable
    booking_turn: BookingTurnTable
    offer: OfferTable
    offer_decision: OfferDecisionTable
    write_probe: WriteProbeTable
    visit_salt: VisitSaltTable
    visit_seen: VisitSeenTable
    visit_day: VisitDayTable
    error_report: ErrorReportTable
  }

/** The database, also within a transaction. */
export type Db = Kysely<ServiceTables>

/** A transaction: all that is written in it is stored, or nothing. */
export type DbTransaction = Transaction<ServiceTables>

/** Files that were sent with a form; they go with it when it is deleted. */
type UploadTable = {
  id: Generated<number>
  submission_id: number
  field: string
  name: string
  media_type: string
  content: Uint8Array
}

/** Files that wait while their form is corrected or confirmed. */
type StashTable = {
  /** Random: who knows it has the file. */
  id: string
  field: string
  name: string
  media_type: string
  content: Uint8Array
  expires_at: number
}

/** Proofs of work that were used, by the signature of their challenge. */
type UsedProofTable = { id: string; expires_at: number }

/** Those who get mails until they say stop. */
type SubscriptionTable = {
  id: Generated<number>
  /** In small letters. */
  email: string
  kind: 'newsletter' | 'homes'
  locale: Locale
  /** What is searched, as in the address of a list: `sale?city=zele`; '' for the newsletter. */
  criteria: string
  /** '' for the newsletter. */
  frequency: Frequency | ''
  /** Who knows it may confirm and unsubscribe; each mail repeats it, so that it is no hash. */
  token: string
  requested_at: number
  /** When it was confirmed, or kept, the last time. */
  confirmed_at: number | null
  unsubscribed_at: number | null
  /** When its owner was asked whether the search goes on; null while there is nothing to answer. */
  asked_at: number | null
  mailed_at: number | null
  /** The newest news of homes that was mailed, or was there before the subscription. */
  seen_news: number
  /** The form that asked for it last; null once that is deleted. */
  submission_id: number | null
}

/** Homes that were published, with their last known price. */
type PublishedHomeTable = {
  goal: 'buy' | 'rent'
  /** CRM ID. */
  home: number
  /** Whole euro; 0 as long as none was published. */
  price: number
}

/** What happened to homes: new ones, and ones that became cheaper. */
type HomeNewsTable = {
  id: Generated<number>
  goal: 'buy' | 'rent'
  home: number
  /** Whole euro; null for a new home. */
  price_before: number | null
  noted_at: number
}

/** Links to the documents of a home. */
type DocumentLinkTable = {
  /** In small letters. */
  email: string
  /** Name of the home or project: `property/2417`. */
  subject: string
  /** Opens the documents; known to the mailbox alone. */
  token: string
  /** Sends the mail again, to the same address; known to whoever asked. */
  ticket: string
  requested_at: number
  expires_at: number
}

/** One row, which is locked by whoever books. */
type BookingTurnTable = { id: number; taken_at: number }
/** What offers fixed; they count once their address is confirmed. */
type OfferTable = {
  submission_id: number
  /** Name of the home: `property/2417`. */
  subject: string
  /** The sentences that were signed, as JSON; null for offers from before they were kept. */
  said: string | null
  confirm_by: number
  confirmed_at: number | null
  /** Which one it is on its home in the order in which they were confirmed, counted from 1. */
  rank: number | null
}

/** How an owner said yes to an offer. */
export const answerWays = ['mail', 'letter', 'portal', 'telephone'] as const
export type AnswerWay = (typeof answerWays)[number]

/** What became of offers that were decided on. */
type OfferDecisionTable = {
  submission_id: number
  decision: OfferDecision
  /** Name of the member of staff who recorded it, as it was. */
  author: string
  at: number
  /** When and how the owner said yes; null for an offer that was declined. */
  said_at: LocalTime | null
  way: AnswerWay | null
}

/** One row, written to learn whether anything can be. */
type WriteProbeTable = { id: number; body: string }

/** The salt of a day, which is deleted when it ends. */
type VisitSaltTable = { day: string; salt: Uint8Array }

/** Visitors of a day to a home, as salted hashes, which are deleted when it ends. */
type VisitSeenTable = { day: string; visitor: Uint8Array }

/** Visits to the page of a home on a day, by where they came from. */
type VisitDayTable = {
  /** Name of the home or project: `property/2417`. */
  subject: string
  /** Day in Belgium: `2026-11-24`. */
  day: PlainDate
  source: VisitSource
  visits: number
}

/** Errors that pages and browsers reported, each once. */
type ErrorReportTable = PageError & {
  /** A script that failed, or what the content security policy refused; those have no version. */
  kind: 'script' | 'policy'
  /** Hash of what makes it the same error. */
  fingerprint: string
  /** How often it was reported. */
  times: number
  first_at: number
  last_at: number
}

/** Mails and events of the CRM: to send, sent and dead. */
type OutboxTable = {
  id: Generated<number>
  /** Null for a mail to a subscriber. */
  submission_id: number | null
  /** What a mail is for; `crm` for an event to the CRM. */
  kind: MailKind | 'crm'
  /** Address alone; its name is in the body. */
  recipient: string
  /** The mail or event as JSON. */
  body: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** When it is tried next; of one that was sent, when. */
  next_at: number
  /** Until when a worker has it; null when none has. */
  lease_until: number | null
  last_error: string | null
  /** The same on each try; of a mail the part before `@`. */
  message_id: string
}

/** Somebody who gets mails until they say stop. */
export type Subscription = Selectable<SubscriptionTable>

/** A link to the documents of a home. */
export type DocumentLink = Selectable<DocumentLinkTable>

/** What an offer fixed. */
export type StoredOffer = Selectable<OfferTable>

/** What happened to a home. */
export type HomeNews = Selectable<HomeNewsTable>

/** A message of the outbox as it is read. */
export type OutboxRow = Selectable<OutboxTable>
