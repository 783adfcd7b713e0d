import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { OutboxRow } from '#service/kit/database/tables.ts'

/** A mail of a submission. */
export type StoredMail = Pick<
  OutboxRow,
  'kind' | 'recipient' | 'state' | 'attempts' | 'next_at' | 'last_error'
>

/** A form as it is stored, with its mails and the names of its files. */
export type StoredSubmission = Readonly<{
  id: number
  form: FormId
  lang: Locale
  subject?: string
  /** What the link said with which its sender came. */
  campaign?: string
  answers: Answers
  /** When it was received, in milliseconds since 1970. */
  at: number
  mails: readonly StoredMail[]
  files: readonly string[]
}>

/** Which submissions are read; all by default. */
export type SubmissionQuery = Readonly<{
  ids?: readonly number[]
  form?: FormId
  /** Milliseconds since 1970, inclusive. */
  since?: number
}>

/** Returns submissions, newest first. */
export async function readSubmissions(
  { db }: Database,
  { ids, form, since = 0 }: SubmissionQuery = {},
): Promise<readonly StoredSubmission[]> {
  const all = db.selectFrom('submission').where('created_at', '>=', since)
  const ofForm = form === undefined ? all : all.where('form', '=', form)
  const asked = ids === undefined ? ofForm : ofForm.where('id', 'in', [...ids])
  const rows = ids?.length === 0 ? [] : await asked.selectAll().orderBy('id', 'desc').execute()
  if (rows.length === 0) return []
  const found = asked.select('id')
  const mails = await db
    .selectFrom('outbox')
    .select(['submission_id', 'kind', 'recipient', 'state', 'attempts', 'next_at', 'last_error'])
    .where('submission_id', 'in', found)
    .orderBy('id')
    .execute()
  const files = await db
    .selectFrom('upload')
    .select(['submission_id', 'name'])
    .where('submission_id', 'in', found)
    .orderBy('id')
    .execute()
  const [mailsOf, filesOf] = [
    Map.groupBy(mails, (mail) => mail.submission_id),
    Map.groupBy(files, (file) => file.submission_id),
  ]
  return rows.map(({ id, form, lang, subject, campaign, payload, created_at: at }) => ({
    id,
    form,
    lang,
    subject: subject ?? undefined,
    campaign: campaign ?? undefined,
    answers: JSON.parse(payload),
    at,
    mails: mailsOf.get(id) ?? [],
    files: (filesOf.get(id) ?? []).map(({ name }) => name),
  }))
}
