import { languageNames, type Locale } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { answerRows } from './answer-rows.ts'
import type { Letter, MailBlock, MailNote } from './letter.ts'
import { type Mailbox, oneLine } from './mailbox.ts'
import { receivedAt } from './received-at.ts'
import { type SentForm, visitorAddress, visitorName } from './sent-form.ts'

/** What an answer that was not given looks like. */
const nothing = '–'

/** Returns the mail to the agency about a form: an answer to it goes to the visitor. `locale` is the agency's. */
export function agencyMail(sent: SentForm, to: Mailbox, locale: Locale): Letter {
  const t = translator(locale)
  const name = visitorName(sent.answers)
  const address = visitorAddress(sent.answers)
  const title = oneLine(t('mails.agency.subject', { form: t(`forms.of.${sent.form}.title`), name }))
  const answer = address === undefined ? t('mails.agency.noAddress') : t('mails.agency.answer', { name })
  const rows = answerRows(sent, locale).map((row) => ({ ...row, text: row.text === '' ? nothing : row.text }))
  const language = { label: t('mails.agency.language'), text: languageNames[sent.locale] }
  return {
    kind: 'agency',
    to,
    replyTo: address === undefined ? undefined : { name, address },
    subject: title,
    content: {
      locale,
      title,
      preheader: answer,
      blocks: [
        { kind: 'text', text: answer },
        ...callButton(sent, locale),
        { kind: 'answers', heading: t('mails.agency.answers'), rows: [...rows, language] },
        { kind: 'list', heading: t('mails.agency.agreed'), items: sent.agreed?.(locale) ?? [] },
      ],
      notes: [
        ...applyNote(sent, locale),
        { text: t('mails.agency.received', { id: String(sent.id), ...receivedAt(sent.at, locale) }) },
      ],
    },
  }
}

/** The form for who wants to rent the home after the visit, for the office to pass on; it is the visitor's language. */
function applyNote({ form, about, locale: visitor }: SentForm, locale: Locale): readonly MailNote[] {
  const href = form === 'request-visit' ? about?.(visitor)?.applyHref : undefined
  if (href === undefined) return []
  const t = translator(locale)
  return [{ text: t('mails.agency.apply'), link: { label: t('mails.agency.applyLink'), href } }]
}

function callButton({ answers: { phone } }: SentForm, locale: Locale): readonly MailBlock[] {
  if (typeof phone !== 'string') return []
  const label = translator(locale)('mails.agency.call', { phone: formatPhone(phone) })
  return [{ kind: 'button', label, href: phoneHref(phone) }]
}
