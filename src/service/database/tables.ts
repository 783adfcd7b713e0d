import type { Generated, Selectable } from 'kysely'
import type { Locale } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import type { MailKind } from '#service/mail/mail.ts'

/** The tables of the service. All times are milliseconds since 1970. */
export type ServiceTables = {
  submission: SubmissionTable
  upload: UploadTable
  stash: StashTable
  outbox: OutboxTable
  used_proof: UsedProofTable
}

/** Forms that were sent. */
type SubmissionTable = {
  id: Generated<number>
  form: FormId
  lang: Locale
  /** What it is about, such as the ID of a property. */
  subject: string | null
  /** The answers as JSON. */
  payload: string
  state: 'received'
  /** Chosen by the page that posts: a form that is posted twice has it twice. */
  dedupe_key: string
  created_at: number
}

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

/** Mails to send and mails sent. */
type OutboxTable = {
  id: Generated<number>
  submission_id: number
  kind: MailKind
  /** Address alone; its name is in the body. */
  recipient: string
  /** The mail as JSON. */
  body: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  next_at: number
  /** Until when a worker has it; null when none has. */
  lease_until: number | null
  last_error: string | null
  /** The part before `@`, the same on each try. */
  message_id: string
}

/** A mail of the outbox as it is read. */
export type OutboxRow = Selectable<OutboxTable>
