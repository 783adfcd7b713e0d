import type { Locale } from '#domain/values/locale.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import { type Letter, letterToStaff } from '#service/kit/mail/letter.ts'
import { deskHrefs, type DeskPage } from '#service/desk/desk-page.ts'
import { type Change, type Changed, changeRequest } from '#service/desk/requests/change-request.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { agencySubject } from '#service/requests/form-mails/agency-subject.ts'
import { toldOf } from '#service/desk/views/parts.tsx'

/** Changes a request; whoever is given it by a colleague is told. */
export async function changeAndTell(
  transaction: DbTransaction,
  id: number,
  change: Change,
  page: DeskPage,
): Promise<Changed> {
  const changed = await changeRequest(transaction, id, change, page)
  const agent = change.act === 'assign' && changed === 'changed' ? change.set?.agent : undefined
  const letter = typeof agent === 'string' && (await assignedLetter(transaction, id, agent, page))
  if (letter) await queueMails(transaction, [letter], id, page.now)
  return changed
}

/** Returns the mail that tells a member of staff of a request that a colleague gave them; undefined for the own self. */
async function assignedLetter(
  transaction: DbTransaction,
  id: number,
  agent: string,
  page: DeskPage,
): Promise<Letter | undefined> {
  const row = await transaction
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { sent } = toldOf(row, page)
  return await letterTo(transaction, agent, page, (locale) => ({
    title: agencySubject(sent, locale),
    text: page.words.languages(locale).t('desk.mail.assigned', { name: page.staff.name }),
    path: deskHrefs(locale).request(id),
  }))
}

/** Returns the mail that tells a member of staff of the requests of somebody who leaves; undefined for the own self. */
export async function handedOverLetter(
  transaction: DbTransaction,
  { to, from, count }: Readonly<{ to: string; from: string; count: number }>,
  page: DeskPage,
): Promise<Letter | undefined> {
  return await letterTo(transaction, to, page, (locale) => {
    const { t } = page.words.languages(locale)
    return {
      title: t('desk.mail.handedOver', { count, name: from }),
      text: t('desk.mail.handedOverText', { name: page.staff.name }),
      path: `${deskHrefs(locale).requests}?who=me`,
    }
  })
}

/** Returns a mail to a member of staff with a button into the desk; undefined for the own self. */
async function letterTo(
  transaction: DbTransaction,
  agent: string,
  { staff, words }: DeskPage,
  say: (locale: Locale) => Readonly<{ title: string; text: string; path: string }>,
): Promise<Letter | undefined> {
  const to = agent === staff.id ? undefined : await findOwner(transaction, { id: agent })
  if (to === undefined) return undefined
  const { title, text, path } = say(to.locale)
  const label = words.languages(to.locale).t('desk.mail.open')
  const button = { kind: 'button', label, href: new URL(path, words.origin).href } as const
  return letterToStaff(to, { title, preheader: text, blocks: [{ kind: 'text', text }, button] })
}
