import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { StoredOffer } from '#service/kit/database/tables.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import type { OfficeNote } from '#service/requests/form-mails/office-note.ts'
import type { Letter, MailBlock } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { namesAddress } from '#service/kit/mail/names-address.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import { type SentForm, visitorName } from '#service/requests/form-mails/sent-form.ts'
import { type VisitorContact, visitorLetter } from '#service/requests/form-mails/visitor-mail.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { addressOf } from './home-by-address.ts'
import { offerSentences } from './offer-sentences.ts'

/**
 * Returns when an offer arrived and when it was confirmed, and which one it was on its home in the order in
 * which they were confirmed, counted from 1.
 */
export function arrivalWords(
  { id, at, languages }: Pick<SentForm, 'id' | 'at' | 'languages'>,
  { confirmed_at, rank }: StoredOffer,
  locale: Locale,
): string {
  const confirmedAt = Number(confirmed_at ?? at)
  const [received, confirmed] = [toBrussels(at), toBrussels(confirmedAt)]
  return languages(locale).t('offers.received', {
    id: String(id),
    day: formatDay(received.on, locale),
    time: formatTime(received.at, locale),
    confirmedDay: formatDay(confirmed.on, locale),
    confirmedTime: formatTime(confirmed.at, locale),
    rank: String(rank ?? 1),
  })
}

/** Returns an offer in the sentences that somebody signs, as the site says them now. */
export function saidOffer(
  { answers, subject, about, languages }: SentForm,
  words: SiteWords,
  locale: Locale,
): readonly string[] {
  const { recipients, advance, offers } = words
  const home = about?.(locale)
  const { deedMonths } = offers
  return offerSentences(
    { answers, subject, home, agency: recipients.agency.name, advance, deedMonths },
    languages(locale),
  )
}

/** Returns an offer in the sentences that were signed, in the language of its form. */
export function signedSentences(sent: SentForm, { said }: StoredOffer, words: SiteWords): readonly string[] {
  // Offers from before sentences were kept are said as the site says them now.
  return said === null ? saidOffer(sent, words, sent.locale) : JSON.parse(said)
}

/** Returns the mail that asks to confirm an offer. */
export function confirmOfferMail(
  sent: SentForm,
  agency: VisitorContact,
  { said, confirmBy, href }: Readonly<{ said: readonly string[]; confirmBy: number; href: string }>,
): Letter | undefined {
  const { t } = sent.languages(sent.locale)
  const text = t('mails.offer.confirm.text', receivedAt(confirmBy, sent.locale))
  return visitorLetter(sent, agency, ({ greeting, question, answers }) => ({
    title: oneLine(t('mails.offer.confirm.subject', { home: homeOf(sent, sent.locale) })),
    preheader: text,
    blocks: [
      greeting,
      { kind: 'text', text },
      ...quote(sent, said),
      { kind: 'button', label: t('offers.confirm.button'), href },
      question,
      answers,
    ],
    notes: [{ text: t('mails.offer.confirm.notYou') }],
  }))
}

/** Returns the mails about an offer that was confirmed: the receipt to the one who offers, and the offer to the office. */
export function offerLetters(
  sent: SentForm,
  offer: StoredOffer,
  words: SiteWords,
  href: string,
): readonly Letter[] {
  const { recipients } = words
  const { contact, mailboxes } = whoAnswers(words, { ...sent, home: sent.about?.(sent.locale) })
  const said = signedSentences(sent, offer, words)
  const { t } = words.languages(recipients.locale)
  const note: OfficeNote = {
    blocks: [
      { kind: 'text', text: arrivalWords(sent, offer, recipients.locale) },
      { kind: 'quote', text: said.join('\n') },
      { kind: 'button', label: t('mails.agency.offerReceipt'), href },
    ],
  }
  const receipt = receiptMail(sent, contact, {
    arrived: arrivalWords(sent, offer, sent.locale),
    said,
    href,
  })
  return [agencyMail(sent, mailboxes, recipients.locale, note), ...(receipt === undefined ? [] : [receipt])]
}

type Receipt = Readonly<{ arrived: string; said: readonly string[]; href: string }>

function receiptMail(
  sent: SentForm,
  agency: VisitorContact,
  { arrived, said, href }: Receipt,
): Letter | undefined {
  const { t } = sent.languages(sent.locale)
  return visitorLetter(sent, agency, ({ greeting, steps, question, answers }) => ({
    title: oneLine(t('mails.offer.subject', { title: homeOf(sent, sent.locale) })),
    preheader: arrived,
    blocks: [
      greeting,
      { kind: 'text', text: arrived },
      ...quote(sent, said),
      { kind: 'button', label: t('mails.offer.receipt'), href },
      { kind: 'text', text: t('offers.counts') },
      steps,
      question,
      answers,
    ],
  }))
}

/** An address may be somebody else's: what could be a link is on the pages alone. */
function quote({ answers }: SentForm, said: readonly string[]): readonly MailBlock[] {
  const typed = [visitorName(answers), String(answers.conditions ?? '')]
  return typed.some(namesAddress) ? [] : [{ kind: 'quote', text: said.join('\n') }]
}

function homeOf({ about, languages, subject = '' }: SentForm, locale: Locale): string {
  const home = about?.(locale)
  if (home === undefined) return goneText(subject, languages(locale).t)
  return home.offer?.home ?? addressOf(home)
}
