import type { Transaction } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { deskHrefs } from '#service/desk/desk-hrefs.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { agencySubject } from '#service/requests/form-mails/agency-subject.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'

/** Returns the mail that tells a member of staff of a request that a colleague gave them; undefined for the own self. */
export async function assignedLetter(
  transaction: Transaction<ServiceTables>,
  id: number,
  agent: string,
  { staff, words }: DeskPage,
): Promise<Letter | undefined> {
  const to = agent === staff.id ? undefined : await findOwner(transaction, { id: agent })
  if (to === undefined) return undefined
  const { form, lang, subject, payload, created_at } = await transaction
    .selectFrom('submission')
    .select(['form', 'lang', 'subject', 'payload', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { t } = words.languages(to.locale)
  const answers = JSON.parse(payload)
  const about = { id, form, locale: lang, subject: subject ?? undefined, answers, at: created_at }
  const text = t('desk.mail.assigned', { name: staff.name })
  const title = agencySubject(toSentForm(about, words), to.locale)
  return {
    kind: 'agency',
    to: { name: to.name, address: to.email },
    subject: title,
    content: {
      locale: to.locale,
      title,
      preheader: text,
      blocks: [
        { kind: 'text', text },
        {
          kind: 'button',
          label: t('desk.mail.open'),
          href: new URL(deskHrefs(to.locale).request(id), words.origin).href,
        },
      ],
      notes: [],
    },
  }
}
