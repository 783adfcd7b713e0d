import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Translate } from '#i18n/translate.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { factHeadline, homePhrase } from './headline/headline.ts'
import { namedHome } from './headline/named-home.ts'
import { streetLine } from './location/street-line.ts'
import { townName } from './title.ts'

/** Returns the headline of a property in the page's language, or one made of its facts where it has none. */
export function propertyTitle(property: Property, locale: Locale, t: Translate): string {
  return property.headline[locale] ?? factHeadline(property, locale, t)
}

/**
 * Returns what it is, goal and town in the page's own language, and what tells it from others: its address, or bedrooms and
 * reference where that has no number: `Villa met zwembad te koop in Berlare, Dorp 12`.
 */
export function propertyPageTitle(property: Property, locale: Locale, t: Translate): string {
  return placed(property, homePhrase(property, { locale, t }), locale, t)
}

/** Returns the same without a fact, where facts follow: `Te renoveren villa te koop in Berlare, Dorp 12`. */
export function propertyLine(property: Property, locale: Locale, t: Translate): string {
  return placed(property, namedHome(property, { locale, t }), locale, t)
}

function placed(property: Property, home: string, locale: Locale, t: Translate): string {
  const values = { type: sentenceStart(home, locale), town: townName(property.address.town, locale) }
  const start = property.goal === 'sale' ? t('property.titleSale', values) : t('property.titleRent', values)
  const { address } = property
  const { bedrooms = 0 } = property.rooms
  const rooms =
    bedrooms > 0 ? [t('card.bedrooms', { count: bedrooms })].filter((said) => !start.includes(said)) : []
  const street = streetLine(address)
  const isExact = address.kind === 'published' && address.houseNumber !== undefined
  const reference = property.reference ?? String(property.id)
  const own = street !== undefined && isExact ? [street] : [street, ...rooms, reference]
  return [start, ...own].filter((part) => part !== undefined).join(', ')
}
