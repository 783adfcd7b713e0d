import type { DeskPage } from '#service/desk/desk-page.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { nameForVisitor, type SentForm, visitorAddress } from '#service/requests/form-mails/sent-form.ts'

/** An answer as it was written. */
export type Written = Readonly<{ subject: string; text: string }>

/** Returns the parts between empty lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Returns the mail that answers a request, with the home as a card; what comes back goes to the office. Undefined where no address
 * was given.
 */
export function answerLetter(
  sent: SentForm,
  { subject, text }: Written,
  { staff, words }: DeskPage,
): Letter | undefined {
  const address = visitorAddress(sent.answers)
  if (address === undefined) return undefined
  const { locale } = sent
  const home = sent.about?.(locale)
  const { office } = whoAnswers(words, { answers: sent.answers, home })
  const { name, email } = office ?? words.recipients.agency
  const title = oneLine(subject)
  return {
    kind: 'answer',
    to: { name: nameForVisitor(sent.answers), address },
    replyTo: { name, address: email },
    subject: title,
    content: {
      locale,
      title,
      preheader: paragraphsOf(text)[1] ?? title,
      blocks: [
        ...paragraphsOf(text).map((part) => ({ kind: 'text', text: part }) as const),
        ...(home === undefined ? [] : [{ kind: 'homes', homes: [home] } as const]),
      ],
      sender: `${staff.name}, ${name}`,
      notes: [{ text: words.languages(locale).t('desk.answer.note', { id: String(sent.id) }) }],
    },
  }
}
