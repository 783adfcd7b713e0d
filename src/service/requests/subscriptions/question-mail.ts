import { translator } from '#i18n/translate.ts'
import type { Subscription } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { parseWanted } from '#search/query/wanted-homes.ts'
import { describeWanted } from './describe-wanted.ts'

/** Returns the mail that asks whether somebody still looks for homes; without an answer `until` a time the search is deleted. */
export function questionMail(
  { email, locale, criteria, token }: Pick<Subscription, 'email' | 'locale' | 'criteria' | 'token'>,
  { confirmed, until }: Readonly<{ confirmed: number; until: number }>,
  words: SiteWords,
): Letter {
  const t = translator(locale)
  const { agency } = words.recipients
  const title = t('mails.question.subject')
  const text = t('mails.question.text', { day: receivedAt(confirmed, locale).day })
  const unsubscribe = words.link(`unsubscribe/${token}`, locale)
  return {
    kind: 'question',
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.email },
    subject: title,
    unsubscribe,
    content: {
      locale,
      title,
      preheader: text,
      blocks: [
        { kind: 'text', text },
        { kind: 'quote', text: describeWanted(parseWanted(criteria), words, locale) },
        { kind: 'button', label: t('mails.question.button'), href: words.link(`keep/${token}`, locale) },
        { kind: 'text', text: t('mails.question.silence', { day: receivedAt(until, locale).day }) },
      ],
      sender: agency.name,
      notes: [{ text: t('mails.homes.stop'), link: { label: t('mails.homes.stopLink'), href: unsubscribe } }],
    },
  }
}
