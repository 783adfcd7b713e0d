import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter } from '#domain/privacy/term.ts'
import type { FormId } from '#forms/form.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Language } from '#i18n/languages.ts'
import type { Subscription } from '#service/kit/database/tables.ts'
import type { Letter, MailContent } from '#service/kit/mail/letter.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { type VisitorContact, visitorLetter } from '#service/requests/form-mails/visitor-mail.ts'

/** The form of each kind of subscription. */
const formOf: Readonly<Record<Subscription['kind'], FormId>> = {
  newsletter: 'sign-newsletter',
  homes: 'demand-register',
}

/** Returns the mail that asks a visitor to confirm the own address, with what was sent. */
export function confirmMail(sent: SentForm, agency: VisitorContact, href: string): Letter | undefined {
  const own = askToConfirm(sent, sent.languages(sent.locale), href)
  return visitorLetter(sent, agency, ({ greeting, steps, question, answers }) => ({
    ...own,
    blocks: [greeting, ...own.blocks, steps, question, answers],
  }))
}

/** Returns the mail with a new link, for somebody who pressed one that was too old. */
export function renewedMail(
  { email, kind, locale }: Subscription,
  words: Pick<SiteWords, 'recipients' | 'languages'>,
  at: number,
  href: string,
): Letter {
  const { agency } = words.recipients
  const question = askToConfirm({ form: formOf[kind], at }, words.languages(locale), href)
  return {
    kind: 'visitor',
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.email },
    subject: question.title,
    content: { ...question, locale, sender: agency.name },
  }
}

function askToConfirm(
  { form, at }: Readonly<{ form: FormId; at: number }>,
  { locale, t }: Language,
  href: string,
): Pick<MailContent, 'title' | 'preheader' | 'blocks' | 'notes'> {
  const text = t('mails.confirm.text', {
    day: receivedAt(timeAfter(keptTerms['confirm-link'], at), locale).day,
  })
  return {
    title: t('mails.confirm.subject', { form: inSentence(t(`forms.of.${form}.noun`), locale) }),
    preheader: text,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: t('mails.confirm.button'), href },
    ],
    notes: [{ text: t('mails.confirm.notYou') }],
  }
}
