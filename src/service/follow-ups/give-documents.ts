import { documentsMail } from '#service/documents/documents-mail.ts'
import { linkDocuments } from '#service/documents/link-documents.ts'
import { visitorAddress } from '#service/mail/sent-form.ts'
import { recipientFor } from '#service/settings/recipients.ts'
import type { FollowUp } from './follow-up.ts'

/** Mails a link to the documents of a home; where there are no files, the office sends them itself. */
export const giveDocuments: NonNullable<FollowUp['store']> = async (
  transaction,
  sent,
  { words, documents },
) => {
  const { subject, answers, locale, at } = sent
  const email = visitorAddress(answers)
  const home = words.subject(subject, locale)
  if (email === undefined || subject === undefined || home === undefined) return
  const pageOf = (ticket: string): string =>
    new URL(words.link(`documents-requested/${ticket}`, locale)).pathname
  const link = await linkDocuments(transaction, { email, subject }, at, pageOf)
  const files = await documents.list(subject)
  if (files.length === 0) return
  const letter = documentsMail(sent, recipientFor(words.recipients, answers, home.officeId), {
    files,
    href: words.link(`documents/${link.token}`, locale),
    expiresAt: link.expires_at,
    home: home.title,
  })
  return letter === undefined ? [] : [letter]
}
