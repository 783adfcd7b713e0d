import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Translate } from '#i18n/translate.ts'
import { factHeadline } from './headline/headline.ts'
import { streetLine } from './location/street-line.ts'
import { townName, typeName } from './title.ts'

/** Returns the headline of a property in the page's language, or one made of its facts where it has none. */
export function propertyTitle(property: Property, locale: Locale, t: Translate): string {
  return property.headline[locale] ?? factHeadline(property, locale, t)
}

/**
 * Returns type, goal and town in the page's own language, and what tells it from others: its address, or bedrooms and
 * reference where that has no number: `Halfopen bebouwing te koop in Berlare, Dorp 12`.
 */
export function propertyPageTitle(property: Property, locale: Locale, t: Translate): string {
  const values = { type: typeName(property, t), town: townName(property.address.town, locale) }
  const start = property.goal === 'sale' ? t('property.titleSale', values) : t('property.titleRent', values)
  const { address } = property
  const { bedrooms = 0 } = property.rooms
  const rooms = bedrooms > 0 ? [t('card.bedrooms', { count: bedrooms })] : []
  const street = streetLine(address)
  const isExact = address.kind === 'published' && address.houseNumber !== undefined
  const reference = property.reference ?? String(property.id)
  const own = street !== undefined && isExact ? [street] : [street, ...rooms, reference]
  return [start, ...own].filter((part) => part !== undefined).join(', ')
}
