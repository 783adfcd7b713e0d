import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { parseMailbox } from '#service/kit/mail/mailbox.ts'
import { findRecordedOwner, readMandates } from '#service/owners/records/recorded-owners.ts'
import { mailboxKey } from '#text/email.ts'
import type { Invitation } from './invite-owner.ts'

/** An invitation as it is typed; what the CRM knows of the owner stands for what is left out. */
export type AskedInvitation = Readonly<{
  email: string
  name?: string
  locale?: string
  subjects?: readonly string[]
}>

/** What is wrong with an invitation; `subject` is a home without a mandate. */
export type InvitationProblem =
  | Readonly<{ field: 'email' | 'name' | 'locale' | 'subjects' }>
  | Readonly<{ field: 'subject'; subject: string }>

/** Returns the invitation that was asked for, or everything that is wrong with it. */
export async function checkInvitation(
  db: Db,
  asked: AskedInvitation,
  usual: Locale,
): Promise<Readonly<{ invitation: Invitation }> | Readonly<{ problems: readonly InvitationProblem[] }>> {
  const mandates = await readMandates(db)
  const recorded = await findRecordedOwner(db, asked.email)
  const subjects = asked.subjects ?? recorded?.subjects ?? []
  const name = asked.name ?? recorded?.name ?? ''
  const locale = asked.locale ?? recorded?.locale ?? usual
  const problems: readonly InvitationProblem[] = [
    ...(isAddress(asked.email) ? [] : [{ field: 'email' } as const]),
    ...(name === '' ? [{ field: 'name' } as const] : []),
    ...(isLocale(locale) ? [] : [{ field: 'locale' } as const]),
    ...(subjects.length === 0 ? [{ field: 'subjects' } as const] : []),
    ...subjects
      .filter((subject) => !mandates.has(subject))
      .map((subject) => ({ field: 'subject', subject }) as const),
  ]
  return problems.length > 0 || !isLocale(locale)
    ? { problems }
    : { invitation: { email: mailboxKey(asked.email), name, locale, subjects } }
}

/** Whether somebody can be invited under a text: a plain address. */
export function isAddress(text: string): boolean {
  return parseMailbox(text)?.address === text
}
