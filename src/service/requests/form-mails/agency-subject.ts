import type { Locale } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatSpan, formatLanguage, formatMoney, formatShortDay } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { shortDayText, shortMomentText, shortSlotText } from '#service/requests/bookings/slot-text.ts'
import { formatPhone } from '#text/phone.ts'
import { askedPlaces, fittingPlace } from './asked-place.ts'
import { type SentForm, visitorName } from './sent-form.ts'
import { shorten } from './shorten.ts'

/** Characters of a subject that a list of mails shows: by then it has said what, when or how much, and where. */
const shown = 54

/** Characters of a name at most. */
const longestName = 30

/**
 * Returns the subject of the mail to the office, of which a list of mails shows the beginning: what it is, when or how
 * much, where, from whom, and what else is worth knowing. What matters most comes first and whole; a place or name that is too
 * long is shortened between words. `what` replaces what the form itself is.
 * @example 'Bezoek ma 30 nov 14:30, Donklaan 00 Berlare (KK-2417): Elke Van Damme'
 */
export function agencySubject(sent: SentForm, locale: Locale, what?: string): string {
  const { t } = sent.languages(locale)
  const subject = t('mails.agency.subject', {
    what: whatAndWhere(sent, locale, { what }),
    name: shortName(sent),
  })
  return oneLine([subject, ...alsoWords(sent, locale)].join(', '))
}

/**
 * Returns the same behind the beginning of another subject, which is that many characters long.
 * @example 'bezoek ma 30 nov 14:30, Donklaan 00 Berlare, Elke Van Damme'
 */
export function subjectWithin(sent: SentForm, locale: Locale, beginning: number): string {
  const words = inSentence(whatAndWhere(sent, locale, { room: shown - beginning }), locale)
  return oneLine([words, shortName(sent)].filter((part) => part !== '').join(', '))
}

function whatAndWhere(
  sent: SentForm,
  locale: Locale,
  { what, room = shown }: Readonly<{ what?: string | undefined; room?: number }>,
): string {
  const asked = what ?? askedWords(sent, locale)
  const joint = (what === undefined && placeJoint[sent.form]) || ', '
  const place = fittingPlace(askedPlaces(sent, locale), room - asked.length)
  return place === '' ? asked : `${asked}${joint}${place}`
}

function shortName({ answers }: SentForm): string {
  return shorten(visitorName(answers), longestName)
}

/** What stands between the noun of a form and its place, where that is no comma. */
const placeJoint: Readonly<Partial<Record<SentForm['form'], string>>> = {
  'contact-demand': ' ',
  'contact-demand-small': ' ',
  'job-contact': ' ',
}

/** Returns the noun of a form, with the moment, amount or language that it is about. @example 'Bezoek ma 30 nov 14:30' */
export function askedWords({ form, locale: spoken, languages, answers }: SentForm, locale: Locale): string {
  const { t } = languages(locale)
  const { slot, amount, startOn, contactSlot } = answers
  const noun = t(`forms.of.${form}.noun`)
  const inLanguage = spoken === locale ? '' : ` (${formatLanguage(spoken, locale)})`
  switch (form) {
    case 'request-visit':
    case 'contact-appointment':
      return typeof slot === 'string'
        ? `${noun} ${shortSlotText(slot, locale)}`
        : `${noun}, ${t('mails.agency.noMoment')}`
    case 'purchase-offer':
      return typeof amount === 'number' ? `${noun} ${formatMoney(euroCents(amount), locale)}` : noun
    case 'rent-application':
      return typeof startOn === 'string' && isPlainDate(startOn)
        ? t('deskMails.candidateFrom', { day: formatShortDay(startOn, locale) })
        : noun
    case 'contact-me': {
      const hours = typeof contactSlot === 'string' ? formatSpan(contactSlot, locale) : undefined
      return `${hours === undefined ? noun : t('deskMails.callBack', { hours })}${inLanguage}`
    }
    case 'request-info':
      // Its home follows.
      return `${t('forms.of.site-contact.noun')}${inLanguage}`
    case 'site-contact':
    case 'site-contact-small':
    case 'contact-construction':
      return `${noun}${inLanguage}`
    case 'testimonial':
      return t('deskMails.testimonial')
    default:
      return noun
  }
}

/** Returns what is worth knowing last: until when an offer binds, when and where to call, that there is a CV. */
function alsoWords({ form, languages, answers }: SentForm, locale: Locale): readonly string[] {
  const { t } = languages(locale)
  const { validUntil, validUntilTime: at, contactSlot, phone, resume, goal } = answers
  if (form === 'purchase-offer' && typeof validUntil === 'string' && isPlainDate(validUntil)) {
    const moment =
      typeof at === 'string'
        ? shortMomentText({ on: validUntil, at }, locale)
        : shortDayText(validUntil, locale)
    return [t('deskMails.until', { moment })]
  }
  if (form === 'contact-me') return typeof phone === 'string' ? [formatPhone(phone)] : []
  if (form === 'job-contact') return resume === undefined ? [] : [t('deskMails.withResume')]
  if (form !== 'contact-demand') return []
  const hours = typeof contactSlot === 'string' ? formatSpan(contactSlot, locale) : undefined
  const wish = goal === 'sell' || goal === 'let' ? [t(`deskMails.goal.${goal}`)] : []
  return [...wish, ...(hours === undefined ? [] : [t('deskMails.call', { hours })])]
}
