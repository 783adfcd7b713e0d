import { nextSteps, stepsAfterMail } from '#forms/next-steps.ts'
import { stepTexts } from '#i18n/step-texts.ts'
import { formatPhone } from '#text/phone.ts'
import { answerRows } from './answer-rows.ts'
import type { AnswerRow, Letter, MailBlock, MailContent } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { namesAddress } from '#service/kit/mail/names-address.ts'
import { nameForVisitor, type SentForm, visitorAddress } from './sent-form.ts'

/** Whom a visitor can call or answer. */
export type VisitorContact = Readonly<{ name: string; phone: string; email: string }>

/** Parts of the mails to a visitor. */
export type VisitorParts = Readonly<{
  greeting: MailBlock
  /** What happens with what was sent. */
  outcome: string
  /** What comes after this mail. */
  steps: MailBlock
  /** Who deals with it, and whom to ask; `contact` says the latter alone. */
  question: MailBlock
  contact: MailBlock
  /** What was sent. */
  answers: MailBlock
}>

/** What a mail to a visitor says of its own; its notes are those of a confirmation unless it has others. */
export type VisitorContent = Pick<MailContent, 'title' | 'preheader' | 'blocks'> &
  Partial<Pick<MailContent, 'notes'>>

/** Returns a mail to the visitor who sent a form; undefined when there is no address. */
export function visitorLetter(
  sent: SentForm,
  agency: VisitorContact,
  write: (parts: VisitorParts) => VisitorContent,
): Letter | undefined {
  const address = visitorAddress(sent.answers)
  if (address === undefined) return undefined
  const { locale, form } = sent
  const language = sent.languages(locale)
  const { t } = language
  const name = nameForVisitor(sent.answers)
  const contact = t('mails.visitor.question', { phone: formatPhone(agency.phone) })
  const content = write({
    greeting: { kind: 'text', text: t('mails.visitor.greeting', { name }) },
    outcome: t(`forms.of.${form}.thanks`),
    steps: {
      kind: 'steps',
      heading: t('thanks.next'),
      steps: stepTexts(stepsAfterMail(nextSteps[form]), t),
    },
    question: { kind: 'text', text: [...agentWords(sent), contact].join(' ') },
    contact: { kind: 'text', text: contact },
    answers: {
      kind: 'answers',
      heading: t('mails.visitor.answers'),
      rows: answerRows(sent, language)
        .filter(({ text }) => text !== '')
        .map((row) => (isLeftOut(row) ? { ...row, text: t('mails.visitor.leftOut') } : row)),
    },
  })
  return {
    kind: 'visitor',
    to: { name, address },
    replyTo: { name: agency.name, address: agency.email },
    subject: content.title,
    content: {
      locale,
      sender: agency.name,
      notes: [{ text: t('mails.visitor.notYou', { id: String(sent.id) }) }],
      ...content,
    },
  }
}

/** Says who deals with the visit or offer, as the page of the home names them. */
function agentWords({ form, locale, languages, about }: SentForm): readonly string[] {
  const name = about?.(locale)?.agent?.name
  const key = form === 'request-visit' ? 'visit' : form === 'purchase-offer' ? 'offer' : undefined
  return name === undefined || key === undefined
    ? []
    : [`${languages(locale).t(`thanks.agent.${key}`, { name })}.`]
}

/** Returns the mail that confirms a form to its visitor; undefined when there is no address. */
export function visitorMail(sent: SentForm, agency: VisitorContact): Letter | undefined {
  const { t } = sent.languages(sent.locale)
  const title = oneLine(t(`forms.of.${sent.form}.received`))
  return visitorLetter(sent, agency, ({ greeting, outcome, steps, question, answers }) => ({
    title,
    preheader: outcome,
    blocks: [greeting, { kind: 'text', text: outcome }, steps, question, answers],
  }))
}

/** Whether an answer is not repeated to an address that nobody has proved to be the visitor's. */
function isLeftOut({ text, isTyped = false }: AnswerRow): boolean {
  // The ending of a file is no address.
  return isTyped && namesAddress(text.replace(/\.(?:pdf|docx|odt|jpe?g|png)$/i, ''))
}
