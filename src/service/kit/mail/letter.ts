import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Mail } from './mail.ts'
import { type Mailbox, oneLine } from './mailbox.ts'
import type { TextRow } from './text-rows.ts'

/** A home in a mail; `reason` says why it is there: "Lager, was € 310.000". */
export type MailHome = Pick<ListingSubject, 'title' | 'titleLang' | 'href' | 'place' | 'price' | 'picture'> &
  Readonly<{ pictureAlt?: string; reason?: string; facts?: string }>

/**
 * An answer of a form. A home is shown as a card in HTML; `href` leads to an address or a number; `isTyped` is one that can
 * be any text.
 */
export type AnswerRow = TextRow & Readonly<{ href?: string; home?: MailHome; isTyped?: boolean }>

/** A count: `1.082`, `bezoeken aan uw pagina`, `gemiddeld 35 per dag`. */
export type MailFigure = Readonly<{ count: string; label: string; note?: string }>

/** A bar; the busiest has a colour of its own. */
export type MailBar = Readonly<{ count: number; isBusiest: boolean }>

/** Where a press on a button leads. */
export type MailButton = Readonly<{ label: string; href: string }>

/** A part of a mail. */
export type MailBlock =
  | Readonly<{ kind: 'text' | 'quote'; text: string }>
  | Readonly<{ kind: 'answers'; heading: string; rows: readonly AnswerRow[] }>
  | Readonly<{ kind: 'list'; heading: string; items: readonly string[] }>
  /** What happens next, numbered. */
  | Readonly<{ kind: 'steps'; heading: string; steps: readonly Readonly<{ title: string; text: string }>[] }>
  /** The first one large, the others in pairs. */
  | Readonly<{ kind: 'homes'; homes: readonly MailHome[] }>
  /** Counts with their labels, and what each means. */
  | Readonly<{ kind: 'figures'; figures: readonly MailFigure[] }>
  /** Bars of days, drawn from table cells; the text says what they show. */
  | Readonly<{ kind: 'bars'; label: string; bars: readonly MailBar[] }>
  /** A button; the text shows its address, unless it is one to call. */
  | (Readonly<{ kind: 'button' }> & MailButton)
  /** Buttons side by side, the first one the most likely. */
  | Readonly<{ kind: 'buttons'; buttons: readonly MailButton[] }>

/** What a mail says, before it is written as text and as HTML in the same order. */
export type MailContent = Readonly<{
  locale: Locale
  title: string
  /** What a mailbox shows beside the subject. */
  preheader: string
  blocks: readonly MailBlock[]
  /** Who signs; absent in mails to the agency itself. */
  sender?: string
  /** Small print: why one gets this mail. */
  notes: readonly MailNote[]
}>

/** A line of small print, with a link at its end where there is one. */
export type MailNote = Readonly<{ text: string; link?: Readonly<{ label: string; href: string }> }>

/** A mail that is not written yet. */
export type Letter = Omit<Mail, 'text' | 'html'> &
  Readonly<{
    content: MailContent
    /** Returns the appointment for the calendar of each of several mailboxes, when the letter is stored. */
    calendarOf?: (to: Mailbox) => NonNullable<Mail['calendar']>
    /** ID of what an owner handed in, which is attached. */
    handedIn?: string
  }>

/** Returns a mail to somebody who works for the agency; what it says is its subject. */
export function letterToStaff(
  { name, email, locale }: Readonly<{ name: string; email: string; locale: Locale }>,
  { notes = [], ...content }: Omit<MailContent, 'locale' | 'notes'> & Partial<Pick<MailContent, 'notes'>>,
): Letter {
  const to = { name, address: email }
  return { kind: 'agency', to, subject: oneLine(content.title), content: { ...content, locale, notes } }
}
