import { dayOf, type LocalTime, timeOf } from '#domain/owners/local-time.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import type { HandedIn } from './handed-in-paper.ts'

/** Returns the mail that brings the agency a paper that an owner handed in. */
export function handedInLetter(
  { owner, subject, home, name, remark }: Omit<HandedIn, 'file' | 'paper'>,
  { upload, at }: Readonly<{ upload: string; at: LocalTime }>,
  words: SiteWords,
): Letter {
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const { mailboxes } = whoAnswers(words, { answers: {}, home: words.subject(subject, locale) })
  const title = oneLine(t('portal.handIn.mail.subject', { paper: inSentence(name.text, locale), home }))
  const day = formatDay(dayOf(at), locale)
  const text = t('portal.handIn.mail.text', { name: owner.name, day, time: formatTime(timeOf(at), locale) })
  return {
    kind: 'owner',
    to: mailboxes[0],
    toAll: mailboxes,
    replyTo: { name: owner.name, address: owner.email },
    subject: title,
    handedIn: upload,
    content: {
      locale,
      title,
      preheader: text,
      blocks: [{ kind: 'text', text }, ...(remark === '' ? [] : [{ kind: 'quote', text: remark } as const])],
      notes: [{ text: t('portal.handIn.mail.why') }],
    },
  }
}
