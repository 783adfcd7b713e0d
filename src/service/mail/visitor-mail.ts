import { translator } from '#i18n/translate.ts'
import { formatPhone } from '#text/phone.ts'
import { answerRows } from './answer-rows.ts'
import type { AnswerRow, Letter } from './letter.ts'
import { oneLine } from './mailbox.ts'
import { namesAddress } from './names-address.ts'
import { nameForVisitor, type SentForm, visitorAddress } from './sent-form.ts'

/** Whom a visitor can call or answer. */
export type VisitorContact = Readonly<{ name: string; phone: string; email: string }>

/** Whether an answer is not repeated to an address that nobody has proved to be the visitor's. */
function isLeftOut({ text, isTyped = false }: AnswerRow): boolean {
  // The ending of a file is no address.
  return isTyped && namesAddress(text.replace(/\.(?:pdf|docx|odt|jpe?g|png)$/i, ''))
}

/** Returns the mail that confirms a form to its visitor; undefined when there is no address. */
export function visitorMail(sent: SentForm, agency: VisitorContact): Letter | undefined {
  const address = visitorAddress(sent.answers)
  if (address === undefined) return undefined
  const { locale, form } = sent
  const t = translator(locale)
  const name = nameForVisitor(sent.answers)
  const title = oneLine(t('mails.visitor.subject', { form: t(`forms.of.${form}.title`) }))
  const next = t(`forms.of.${form}.thanks`)
  return {
    kind: 'visitor',
    to: { name, address },
    replyTo: { name: agency.name, address: agency.email },
    subject: title,
    content: {
      locale,
      title,
      preheader: next,
      blocks: [
        { kind: 'text', text: t('mails.visitor.greeting', { name }) },
        { kind: 'text', text: next },
        { kind: 'text', text: t('mails.visitor.question', { phone: formatPhone(agency.phone) }) },
        {
          kind: 'answers',
          heading: t('mails.visitor.answers'),
          rows: answerRows(sent, locale)
            .filter(({ text }) => text !== '')
            .map((row) => (isLeftOut(row) ? { ...row, text: t('mails.visitor.leftOut') } : row)),
        },
      ],
      sender: agency.name,
      notes: [{ text: t('mails.visitor.notYou', { id: String(sent.id) }) }],
    },
  }
}
