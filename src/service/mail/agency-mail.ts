import { langTags, languageNames, type Locale } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import { agreedStatements, answerRows } from './answer-rows.ts'
import type { Mail } from './mail.ts'
import { type Mailbox, oneLine } from './mailbox.ts'
import { receivedAt } from './received-at.ts'
import { type SentForm, visitorAddress, visitorName } from './sent-form.ts'
import { formatRows, wrapText } from './text-rows.ts'

/** What an answer that was not given looks like. */
const nothing = '–'

/** Returns the mail to the agency about a form: an answer to it goes to the visitor. `locale` is the agency's. */
export function agencyMail(sent: SentForm, to: Mailbox, locale: Locale): Mail {
  const t = translator(locale)
  const name = visitorName(sent.answers)
  const address = visitorAddress(sent.answers)
  const form = t(`forms.of.${sent.form}.title`)
  const rows = answerRows(sent, locale).map(({ label, text }) => ({
    label,
    text: text === '' ? nothing : text,
  }))
  const title = oneLine(t('mails.agency.subject', { form, name }))
  const statements = agreedStatements(sent, locale).map((statement) =>
    wrapText(`- ${statement}`).join('\n  '),
  )
  const parts = [
    wrapText(title.toLocaleUpperCase(langTags[locale])).join('\n'),
    wrapText(address === undefined ? t('mails.agency.noAddress') : t('mails.agency.answer', { name })).join(
      '\n',
    ),
    `${heading(t('mails.agency.answers'), locale)}\n${formatRows([...rows, { label: t('mails.agency.language'), text: languageNames[sent.locale] }])}`,
    `${heading(t('mails.agency.agreed'), locale)}\n${statements.join('\n')}`,
    `--\n${wrapText(t('mails.agency.received', { id: String(sent.id), ...receivedAt(sent.at, locale) })).join('\n')}`,
  ]
  return {
    kind: 'agency',
    to,
    replyTo: address === undefined ? undefined : { name, address },
    subject: title,
    text: `${parts.join('\n\n')}\n`,
  }
}

function heading(text: string, locale: Locale): string {
  return text.toLocaleUpperCase(langTags[locale])
}
