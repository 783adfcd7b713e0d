import { langTags } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import { formatPhone } from '#text/phone.ts'
import { answerRows } from './answer-rows.ts'
import type { Mail } from './mail.ts'
import { oneLine } from './mailbox.ts'
import { type SentForm, visitorAddress, visitorName } from './sent-form.ts'
import { formatRows, wrapText } from './text-rows.ts'

/** Whom a visitor can call or answer. */
export type VisitorContact = Readonly<{ name: string; phone: string; email: string }>

/** Returns the mail that confirms a form to its visitor; undefined when there is no address. */
export function visitorMail(sent: SentForm, agency: VisitorContact): Mail | undefined {
  const address = visitorAddress(sent.answers)
  if (address === undefined) return undefined
  const { locale, form } = sent
  const t = translator(locale)
  const name = visitorName(sent.answers)
  const phone = formatPhone(agency.phone)
  const paragraph = (text: string): string => wrapText(text).join('\n')
  const parts = [
    paragraph(t('mails.visitor.greeting', { name })),
    paragraph(t(`forms.of.${form}.thanks`)),
    paragraph(t('mails.visitor.question', { phone })),
    `${t('mails.visitor.answers').toLocaleUpperCase(langTags[locale])}\n${formatRows(answerRows(sent, locale).filter(({ text }) => text !== ''))}`,
    agency.name,
    `--\n${paragraph(t('mails.visitor.notYou', { id: String(sent.id) }))}`,
  ]
  return {
    kind: 'visitor',
    to: { name, address },
    replyTo: { name: agency.name, address: agency.email },
    subject: oneLine(t('mails.visitor.subject', { form: t(`forms.of.${form}.title`) })),
    text: `${parts.join('\n\n')}\n`,
  }
}
