import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDay } from '#i18n/format.ts'
import type { Locale } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import type { Letter } from '#service/mail/letter.ts'
import { oneLine } from '#service/mail/mailbox.ts'
import { namesAddress } from '#service/mail/names-address.ts'
import { type SentForm, visitorName } from '#service/mail/sent-form.ts'
import { type VisitorContact, visitorLetter } from '#service/mail/visitor-mail.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { offerSentences } from './offer-sentences.ts'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', timeStyle: 'medium' })

/** Returns when an offer arrived, to the second, and which one it was on its home, counted from 1. */
export function arrivalWords({ id, at }: Pick<SentForm, 'id' | 'at'>, rank: number, locale: Locale): string {
  const t = translator(locale)
  const day = formatDay(toBrussels(at).on, locale)
  return t('offers.received', { id: String(id), day, time: clock.format(at), rank: String(rank) })
}

/** Returns an offer in words, as its mail and its receipt say it. */
export function saidOffer(
  { answers, subject, about }: SentForm,
  words: SiteWords,
  locale: Locale,
): readonly string[] {
  const { recipients, advance } = words
  const home = about?.(locale)
  return offerSentences({ answers, subject, home, agency: recipients.agency.name, advance }, locale)
}

/** Returns the mail to the one who offers: when it arrived, what was offered, and the receipt to keep or print. */
export function offerMail(
  sent: SentForm,
  agency: VisitorContact,
  words: SiteWords,
  { rank, href }: Readonly<{ rank: number; href: string }>,
): Letter | undefined {
  const { locale } = sent
  const t = translator(locale)
  const home = sent.about?.(locale)
  const title = oneLine(
    home === undefined ? t('offers.arrived') : t('mails.offer.subject', { title: home.title }),
  )
  const arrived = arrivalWords(sent, rank, locale)
  const typed = [visitorName(sent.answers), String(sent.answers.conditions ?? '')]
  return visitorLetter(sent, agency, ({ greeting, outcome, steps, question, answers }) => ({
    title,
    preheader: arrived,
    blocks: [
      greeting,
      { kind: 'text', text: arrived },
      // An address may be somebody else's: what could be a link is on the receipt alone.
      ...(typed.some(namesAddress)
        ? []
        : [{ kind: 'quote' as const, text: saidOffer(sent, words, locale).join('\n') }]),
      { kind: 'button', label: t('mails.offer.receipt'), href },
      { kind: 'text', text: outcome },
      steps,
      question,
      answers,
    ],
  }))
}
