import { formatBytes } from '#i18n/formats/format-bytes.ts'
import type { Language } from '#i18n/languages.ts'
import type { Letter, MailContent } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { type VisitorContact, visitorLetter } from '#service/requests/form-mails/visitor-mail.ts'
import type { DocumentFile } from './document-files.ts'

/** Documents that somebody asked for, and the link to them. */
export type GivenDocuments = Readonly<{
  files: readonly DocumentFile[]
  href: string
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Title of the home. */
  home: string
}>

/** Returns the mail with the link to the documents, and with what was sent. */
export function documentsMail(
  sent: SentForm,
  agency: VisitorContact,
  given: GivenDocuments,
): Letter | undefined {
  const own = documentParts(given, sent.languages(sent.locale))
  return visitorLetter(sent, agency, ({ greeting, steps, question, answers }) => ({
    ...own,
    blocks: [greeting, ...own.blocks, steps, question, answers],
  }))
}

/** Returns the mail with the same link once more. */
export function documentsMailAgain(
  email: string,
  language: Language,
  agency: VisitorContact,
  given: GivenDocuments,
): Letter {
  const parts = documentParts(given, language)
  return {
    kind: 'visitor',
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.email },
    subject: parts.title,
    content: { ...parts, locale: language.locale, sender: agency.name, notes: [] },
  }
}

function documentParts(
  { files, href, expiresAt, home }: GivenDocuments,
  { locale, t }: Language,
): Pick<MailContent, 'title' | 'preheader' | 'blocks'> {
  const text = t('mails.documents.text', { day: receivedAt(expiresAt, locale).day })
  return {
    title: oneLine(t('mails.documents.subject', { title: home })),
    preheader: text,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: t('mails.documents.button'), href },
      {
        kind: 'list',
        heading: t('documents.contents'),
        items: files.map(({ name, bytes }) => `${name}, ${formatBytes(bytes, locale)}`),
      },
    ],
  }
}
