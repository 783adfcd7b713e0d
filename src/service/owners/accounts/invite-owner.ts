import { randomUUID } from 'node:crypto'
import type { Locale } from '#domain/values/locale.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { mailboxKey } from '#text/email.ts'
import { welcomeLetter } from './account-letters.ts'
import { findRecordedAs } from './find-owner.ts'
import { createOwnerLink, linkLife } from './owner-links.ts'

/** Who is invited, and to which homes: `property/2417`. */
export type Invitation = Readonly<{
  email: string
  name: string
  locale: Locale
  subjects: readonly string[]
}>

/** What an invitation did: the link is in the mail to the account's address, and works until a moment in milliseconds. */
export type Invited = Readonly<{ email: string; href: string; until: number; isNew: boolean }>

/**
 * Gives an owner an account, or an account more homes, and stores a mail with a link to choose a password. Nobody gets an
 * account in any other way.
 */
export async function inviteOwner(
  { db }: Pick<Database, 'db'>,
  { email, name, locale, subjects }: Invitation,
  words: SiteWords,
  now: number,
): Promise<Invited> {
  return await db.transaction().execute(async (transaction) => {
    const known = await findRecordedAs(transaction, email)
    const address = known?.email ?? mailboxKey(email)
    const owner = known?.id ?? randomUUID()
    if (known === undefined) {
      const at = new Date(now).toISOString()
      await transaction
        .insertInto('owner')
        .values({
          id: owner,
          name,
          email: address,
          locale,
          invited_at: now,
          created_at: at,
          updated_at: at,
        })
        .execute()
    } else await transaction.updateTable('owner').set({ name, locale }).where('id', '=', owner).execute()
    await transaction
      .insertInto('owner_property')
      .values(subjects.map((subject) => ({ owner_id: owner, subject })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const token = await createOwnerLink(transaction, { owner, purpose: 'welcome' }, now)
    const link = { href: words.portalLink(`password/${token}`, locale), until: now + linkLife.welcome }
    const homes = subjects.flatMap((subject) => words.subject(subject, locale) ?? [])
    const letter = welcomeLetter({ email: address, name, locale }, { ...link, homes }, words)
    await queueMails(transaction, [letter], null, now)
    return { ...link, email: address, isNew: known === undefined }
  })
}
