import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter, timeBefore } from '#domain/privacy/term.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import { ConflictError } from '#service/kit/conflict-error.ts'
import type { Db, DbTransaction, DocumentLink } from '#service/kit/database/tables.ts'
import { mailboxKey } from '#text/email.ts'

/** How long documents can be opened. */
const openFor = keptTerms['documents-link']

/**
 * Stores a link to the documents of a home and returns it.
 * @throws {ConflictError} while the person has one already; `pageOf` returns the page that says so
 */
export async function linkDocuments(
  transaction: DbTransaction,
  { email, subject }: Pick<DocumentLink, 'email' | 'subject'>,
  now: number,
  pageOf: (ticket: string) => string,
): Promise<DocumentLink> {
  const fresh = {
    token: createLinkToken(),
    ticket: createLinkToken(),
    requested_at: now,
    expires_at: timeAfter(openFor, now),
  }
  await forgetDocumentLinks(transaction, now)
  const link = await transaction
    .insertInto('document_link')
    .values({ email: mailboxKey(email), subject, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['email', 'subject']).doUpdateSet(fresh).where('document_link.expires_at', '<', now),
    )
    .returningAll()
    .executeTakeFirst()
  if (link !== undefined) return link
  const { ticket } = await transaction
    .selectFrom('document_link')
    .select('ticket')
    .where('email', '=', mailboxKey(email))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  throw new ConflictError(`documents of ${subject} were requested before`, pageOf(ticket))
}

/** Deletes links that ended two weeks ago: until then they say that they have ended. */
export async function forgetDocumentLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('document_link').where('expires_at', '<', timeBefore(openFor, now)).execute()
}
