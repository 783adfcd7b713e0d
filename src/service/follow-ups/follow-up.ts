import type { Transaction } from 'kysely'
import type { Recipient } from '#contracts/forms-file.ts'
import type { ServiceTables } from '#service/database/tables.ts'
import type { Letter } from '#service/mail/letter.ts'
import type { SentForm } from '#service/mail/sent-form.ts'
import type { SiteWords } from '#service/site/site-words.ts'

/** What a form does besides being stored and mailed to the agency and the visitor. */
export type FollowUp = Readonly<{
  /**
   * Stores what else belongs to it, in the transaction that stores the form: an error takes all of it back. May return
   * mails about that; one to the visitor replaces the usual one.
   */
  store?: (
    transaction: Transaction<ServiceTables>,
    sent: SentForm,
    words: SiteWords,
  ) => Promise<readonly Letter[] | void>
  /** Returns mails to others, such as a friend; `origin` is that of the site. */
  mails?: (sent: SentForm, agency: Recipient, origin: string) => readonly Letter[]
}>
