import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { searchKeys } from '#service/kit/search-keys.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import { addToCounts } from '#service/requests/counts/count-requests.ts'
import { findAgent } from './find-agent.ts'
import { firstState, wakeRequests } from './request-states.ts'

/** A form whose answers were checked. */
export type NewSubmission = Readonly<{
  form: FormId
  lang: Locale
  /** Chosen by the page: the same when a form is posted twice. */
  dedupeKey: string
  answers: Answers
  /** What it is about, such as the ID of a property. */
  subject?: string
  uploads?: readonly Upload[]
  /** ID of the office that answers it, and the address of its agent. */
  office?: string
  agentEmail?: string
  /** What its home is let for, in cents a month. */
  rent?: number
  /** What the link said with which its sender came, cleaned. */
  campaign?: string
  /** Returns its mails, which may name the number of the submission, and stores what they are about. */
  letters: (id: number, transaction: DbTransaction) => readonly Letter[] | Promise<readonly Letter[]>
}>

/** Number of the stored submission, and whether it was not there before. */
export type Accepted = Readonly<{ id: number; isNew: boolean }>

/**
 * Stores a submission with its mails, both or neither; it may be acknowledged once this returns. A dedupe key that is
 * stored already returns its submission and adds no mails.
 * @throws when the database fails: then nothing was stored, or the connection broke before the answer to the commit
 */
export async function acceptSubmission(
  { transact }: Database,
  sent: NewSubmission,
  now: number,
): Promise<Accepted> {
  const keys = searchKeys(sent.answers)
  return await transact(async (transaction) => {
    const added = await transaction
      .insertInto('submission')
      .values({
        form: sent.form,
        lang: sent.lang,
        subject: sent.subject ?? null,
        payload: JSON.stringify(sent.answers),
        state: firstState(sent.form),
        dedupe_key: sent.dedupeKey,
        created_at: now,
        office: sent.office ?? null,
        agent: (await findAgent(transaction, sent.agentEmail)) ?? null,
        campaign: sent.campaign ?? null,
        rent: sent.rent ?? null,
        ...keys,
      })
      // Waits for another transaction that inserts the same key.
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added === undefined) {
      const { id } = await transaction
        .selectFrom('submission')
        .select('id')
        .where('dedupe_key', '=', sent.dedupeKey)
        .executeTakeFirstOrThrow()
      return { id, isNew: false }
    }
    const { id } = added
    if (added.state !== 'unconfirmed') await addToCounts(transaction, added)
    if (added.state === 'new') await wakeRequests(transaction, keys)
    await queueMails(transaction, await sent.letters(id, transaction), id, now)
    const uploads = (sent.uploads ?? []).map(({ field, name, mediaType, content }) => ({
      field,
      name,
      content,
      submission_id: id,
      media_type: mediaType,
    }))
    if (uploads.length > 0) await transaction.insertInto('upload').values(uploads).execute()
    return { id, isNew: true }
  })
}
