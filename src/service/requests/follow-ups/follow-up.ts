import type { Recipient } from '#contracts/forms-file.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { OfficeNote } from '#service/requests/form-mails/office-note.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import type { DocumentFiles } from '#service/requests/documents/document-files.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/** What forms need for what they do. */
export type FollowUpContext = Readonly<{ words: SiteWords; documents: DocumentFiles; signer: Signer }>

/** What came of a form: mails, of which one to the visitor replaces the usual one, and what the office reads. */
export type Outcome = Readonly<{
  letters: readonly Letter[]
  office?: OfficeNote
}>

/** What a form does besides being stored and mailed to the agency and the visitor. */
export type FollowUp = Readonly<{
  /**
   * Stores what else belongs to it, in the transaction that stores the form: an error takes all of it back. A {@link
   * ConflictError}, {@link SlotTakenError} or {@link BookedBeforeError} refuses the form.
   */
  store?: (transaction: DbTransaction, sent: SentForm, context: FollowUpContext) => Promise<Outcome | void>
  /** Whether the office and its CRM are told once the visitor has confirmed the own address. */
  isToldLater?: true
  /** Whether nobody at the office has to do anything about it. */
  answersItself?: true
  /** Returns mails to others, such as a friend; `origin` is that of the site. */
  mails?: (sent: SentForm, agency: Recipient, origin: string) => readonly Letter[]
}>
