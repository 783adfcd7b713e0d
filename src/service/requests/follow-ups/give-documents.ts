import { documentsMail } from '#service/requests/documents/documents-mail.ts'
import { linkDocuments } from '#service/requests/documents/link-documents.ts'
import type { OfficeNote } from '#service/requests/form-mails/office-note.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import type { FollowUp } from './follow-up.ts'

/** Mails a link to the documents of a home; where there are no files, the office reads that it sends them itself. */
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
  const { t } = words.languages(words.recipients.locale)
  const note = (what: string, text: string): OfficeNote => ({ what, blocks: [{ kind: 'text', text }] })
  if (files.length === 0)
    return {
      letters: [],
      office: note(t('mails.agency.documentsAsked'), t('mails.agency.documents.asked')),
    }
  const letter = documentsMail(sent, whoAnswers(words, { answers, home }).contact, {
    files,
    href: words.link(`documents/${link.token}`, locale),
    expiresAt: link.expires_at,
    home: home.title,
  })
  return {
    letters: letter === undefined ? [] : [letter],
    office: note(t('mails.agency.documentsSent'), t('mails.agency.documents.sent', { count: files.length })),
  }
}
