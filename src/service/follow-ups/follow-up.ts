import type { Transaction } from 'kysely'
import type { Recipient } from '#contracts/forms-file.ts'
import type { ServiceTables } from '#service/database/tables.ts'
import type { Letter } from '#service/mail/letter.ts'
import type { SentForm } from '#service/mail/sent-form.ts'
import type { DocumentFiles } from '#service/documents/document-files.ts'
import type { Signer } from '#service/signed-token.ts'
import type { SiteWords } from '#service/site/site-words.ts'

/** What forms need for what they do. */
export type FollowUpContext = Readonly<{ words: SiteWords; documents: DocumentFiles; signer: Signer }>

/** What a form does besides being stored and mailed to the agency and the visitor. */
export type FollowUp = Readonly<{
  /**
   * Stores what else belongs to it, in the transaction that stores the form: an error takes all of it back. A {@link
   * ConflictError} or {@link SlotTakenError} refuses the form. May return
   * mails about that; one to the visitor replaces the usual one.
   */
  store?: (
    transaction: Transaction<ServiceTables>,
    sent: SentForm,
    context: FollowUpContext,
  ) => Promise<readonly Letter[] | void>
  /** Returns mails to others, such as a friend; `origin` is that of the site. */
  mails?: (sent: SentForm, agency: Recipient, origin: string) => readonly Letter[]
}>
