import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { groupOf } from '#service/kit/recipients/form-groups.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import type { SentForm } from './sent-form.ts'
import { shorten } from './shorten.ts'

/** Returns where a home is and its reference, on one line. @example 'Donklaan 00, 9290 Berlare (KK-2417)' */
export function homeWords({ place, code }: Pick<ListingSubject, 'place' | 'code'>): string {
  return code === undefined ? place : `${place} (${code})`
}

/** Returns the place that a form is about, or what it asks for, the longest words first; none where it names none. */
export function askedPlaces(sent: SentForm, locale: Locale): readonly string[] {
  const home = sent.about?.(locale)
  const asked = askedPlace(sent, locale)
  if (home === undefined) return [isValuation(sent) ? townOnly(asked) : asked]
  const { place, code } = home
  const reference = code === undefined ? '' : ` (${code})`
  const street = streetOf(place)
  return [`${townOnly(place)}${reference}`, `${street}${reference}`, street, code ?? street]
}

/** Returns the longest of some words that fits; the last one is shortened where none does. */
export function fittingPlace(places: readonly string[], room: number): string {
  const fitting = places.find(({ length }) => length + 2 <= room)
  return fitting ?? shorten(places.at(-1) ?? '', Math.max(room, shortestPlace))
}

/** Characters that are left to a place behind the longest of what happened. */
const shortestPlace = 16

/** @example townOnly('Donklaan 00, 9290 Berlare') // 'Donklaan 00 Berlare' */
function townOnly(place: string): string {
  return place.replace(/(?:^|, )(?:\d{4,5}(?: [A-Z]{2})? )?(?=[^,]*$)/, ' ').trim()
}

function streetOf(place: string): string {
  return place.includes(', ') ? place.slice(0, place.lastIndexOf(', ')) : townOnly(place)
}

/** Whether a form asks what a home is worth, in full or with a postal code alone. */
export function isValuation({ form }: Pick<SentForm, 'form'>): boolean {
  return groupOf(form) === 'valuation'
}

/** Returns where a home to be valued is; '' where nobody said so, and for any other form. */
export function valuedPlace(sent: SentForm, locale: Locale): string {
  return isValuation(sent) ? askedPlace(sent, locale) : ''
}

/** Returns the place that a form about no published home names, or what it asks for: the home to value, the vacancy. */
export function askedPlace({ form, languages, answers, choiceLabel }: SentForm, locale: Locale): string {
  const { street, houseNumber, zip, city, vacancy, searchGoal, slot, office } = answers
  const { t } = languages(locale)
  const joined = (...parts: readonly unknown[]): string =>
    parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
  switch (form) {
    case 'contact-demand':
    case 'contact-demand-small':
      return [joined(street, houseNumber), joined(zip, city)].filter((part) => part !== '').join(', ')
    case 'job-contact':
      return typeof vacancy === 'string' ? (choiceLabel?.('vacancy', vacancy, locale) ?? vacancy) : ''
    case 'demand-register':
      return searchGoal === 'buy' || searchGoal === 'rent' ? t(`forms.options.${searchGoal}`) : ''
    case 'contact-appointment': {
      const id = typeof slot === 'string' ? parseSlot(slot)?.office : office
      const town = typeof id === 'string' ? choiceLabel?.('office', id, locale) : undefined
      return town === undefined ? '' : t('deskMails.atOffice', { town })
    }
    default:
      return ''
  }
}
