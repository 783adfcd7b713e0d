import type { Letter } from '#service/kit/mail/letter.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { parseWanted } from '#search/query/wanted-homes.ts'
import { describeWanted } from './describe-wanted.ts'
import { type Subscriber, subscriberLetter } from './subscriber-letter.ts'

/** Returns the mail that asks whether somebody still looks for homes; without an answer `until` a time the search is deleted. */
export function questionMail(
  subscriber: Subscriber,
  { confirmed, until }: Readonly<{ confirmed: number; until: number }>,
  words: SiteWords,
): Letter {
  const { locale, criteria, token } = subscriber
  const language = words.languages(locale)
  const { t } = language
  const text = t('mails.question.text', { day: receivedAt(confirmed, locale).day })
  return subscriberLetter(
    'question',
    subscriber,
    {
      title: t('mails.question.subject'),
      preheader: text,
      blocks: [
        { kind: 'text', text },
        { kind: 'quote', text: describeWanted(parseWanted(criteria), words, language) },
        { kind: 'button', label: t('mails.question.button'), href: words.link(`keep/${token}`, locale) },
        { kind: 'text', text: t('mails.question.silence', { day: receivedAt(until, locale).day }) },
      ],
    },
    words,
  )
}
