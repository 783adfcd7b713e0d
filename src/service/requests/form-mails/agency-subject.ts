import type { ListingSubject } from '#contracts/subjects-file.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatMoney } from '#i18n/format.ts'
import { shortSlotText } from '#service/requests/bookings/slot-text.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { type SentForm, visitorName } from '#service/requests/form-mails/sent-form.ts'

/**
 * Returns the subject of the mail to the office, of which a list of mails shows the beginning: what it is, when or how
 * much, about which home, and from whom. `what` replaces what the form itself is.
 * @example 'Bezoek 30 nov 14:30, Donklaan 00, 9290 Berlare (KK-2417): Elke Van Damme'
 */
export function agencySubject(sent: SentForm, locale: Locale, what = askedWords(sent, locale)): string {
  const home = sent.about?.(locale)
  const place = home === undefined ? askedPlace(sent, locale) : homeWords(home)
  const words = [what, place].filter((part) => part !== '').join(', ')
  return oneLine(
    sent.languages(locale).t('mails.agency.subject', { what: words, name: visitorName(sent.answers) }),
  )
}

/** Returns where a home is and its reference, on one line. @example 'Donklaan 00, 9290 Berlare (KK-2417)' */
export function homeWords({ place, code }: Pick<ListingSubject, 'place' | 'code'>): string {
  return code === undefined ? place : `${place} (${code})`
}

/** Returns the noun of a form, with the moment or amount that it is about. @example 'Bezoek 30 nov 14:30' */
export function askedWords({ form, languages, answers: { slot, amount } }: SentForm, locale: Locale): string {
  const { t } = languages(locale)
  const noun = t(`mails.agency.of.${form}`)
  switch (form) {
    case 'request-visit':
    case 'contact-appointment':
      return typeof slot === 'string'
        ? `${noun} ${shortSlotText(slot, locale)}`
        : `${noun}, ${t('mails.agency.noMoment')}`
    case 'purchase-offer':
      return typeof amount === 'number' ? `${noun} ${formatMoney(euroCents(amount), locale)}` : noun
    default:
      return noun
  }
}

/** Returns the place that a form about no published home names, or what it asks for: the home to value, the vacancy. */
export function askedPlace({ form, languages, answers, choiceLabel }: SentForm, locale: Locale): string {
  const { street, houseNumber, zip, city, vacancy, searchGoal } = answers
  const joined = (...parts: readonly unknown[]): string =>
    parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
  switch (form) {
    case 'contact-demand':
    case 'contact-demand-small':
      return [joined(street, houseNumber), joined(zip, city)].filter((part) => part !== '').join(', ')
    case 'job-contact':
      return typeof vacancy === 'string' ? (choiceLabel?.('vacancy', vacancy, locale) ?? vacancy) : ''
    case 'demand-register':
      return searchGoal === 'buy' || searchGoal === 'rent'
        ? languages(locale).t(`forms.options.${searchGoal}`)
        : ''
    default:
      return ''
  }
}
