import type { Month } from '#domain/owners/figures/month.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import type { CalendarMethod } from '#text/calendar-event.ts'
import type { Mailbox } from './mailbox.ts'

/** What a mail is for. */
export type MailKind =
  | 'agency'
  | 'visitor'
  | 'answer'
  | 'friend'
  | 'homes'
  | 'question'
  | 'reminder'
  | 'owner'
  | 'report'
  | 'news'

/** A report: of which home of which owner, about which month. */
export type ReportOf = Readonly<{ owner: string; subject: string; month: Month }>

/** A mail as it is stored: one recipient, as text and as HTML that says the same. */
export type Mail = Readonly<{
  kind: MailKind
  to: Mailbox
  /** All who get it, a mail each, as its header names them. */
  toAll?: readonly Mailbox[]
  replyTo?: Mailbox
  subject: string
  text: string
  html?: string
  /** Address that ends a subscription, for the button of the mailbox. @see RFC 8058 (read 2026-11) */
  unsubscribe?: string
  /** An appointment for the mailbox's calendar, as an iCalendar file. */
  calendar?: Readonly<{ method: CalendarMethod; content: string }>
  /** The report that is attached as a PDF, where the service has a browser to print it. */
  report?: ReportOf
  /** Not sent before, in milliseconds since 1970. */
  sendAt?: number
}>

/** A mail as it is sent; `messageId` without angle brackets is the same on each try. */
export type OutgoingMail = Mail &
  Readonly<{ from: Mailbox; messageId: string; date: Date; attachments?: readonly Upload[] }>

/**
 * Sends a mail.
 * @throws {RefusedError} when a server refused it; any other error may pass
 */
export type SendMail = (mail: OutgoingMail) => Promise<void>
