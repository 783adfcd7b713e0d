import { randomUUID } from 'node:crypto'
import type { Locale } from '#domain/values/locale.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { mailboxKey } from '#text/email.ts'
import { findRecordedAs } from '#service/owners/accounts/find-owner.ts'
import { findStaff } from '#service/owners/accounts/find-staff.ts'
import { createOwnerLink, linkLife } from '#service/owners/accounts/owner-links.ts'

/** Whose account is opened, and the language of the mail; `by` is the account of the colleague who invites. */
export type Invitee = Readonly<{ email: string; name: string; locale: Locale; by?: string }>

/** What an invitation did: the link is in the mail to the account's address, and works until a moment in milliseconds. */
export type Invited = Readonly<{ email: string; href: string; until: number; isNew: boolean }>

/** The account that was opened: a mail addresses it by its name and in its language. */
export type Opened = Invitee & Invited & Readonly<{ id: string }>

/**
 * Opens an account, or renames the one that an address has, with a link to choose a password. Nobody gets an account in any
 * other way. Somebody who works at the desk keeps name and language where `as` is an owner: colleagues know that name.
 */
export async function openAccount(
  transaction: DbTransaction,
  { email, name, locale, by }: Invitee,
  words: SiteWords,
  now: number,
  as: 'owner' | 'staff',
): Promise<Opened> {
  const known = await findRecordedAs(transaction, email)
  const isKept =
    known !== undefined && as === 'owner' && (await findStaff(transaction, known.id)) !== undefined
  const called = isKept ? { name: known.name, locale: known.locale } : { name, locale }
  const address = known?.email ?? mailboxKey(email)
  const id = known?.id ?? randomUUID()
  if (known === undefined) {
    const at = new Date(now).toISOString()
    await transaction
      .insertInto('owner')
      .values({ id, name, email: address, locale, invited_at: now, created_at: at, updated_at: at })
      .execute()
  } else
    await transaction
      .updateTable('owner')
      .set({ ...called, invited_at: now })
      .where('id', '=', id)
      .execute()
  const token = await createOwnerLink(transaction, { owner: id, purpose: 'welcome', asker: by }, now)
  const href = words.portalLink(`password/${token}`, called.locale)
  return { id, email: address, ...called, href, until: now + linkLife.welcome, isNew: known === undefined }
}
