import type { Locale } from '#domain/values/locale.ts'
import { insideSurface } from '#domain/listing/inside-surface.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatArea } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
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

/**
 * Returns a headline in the page's language for a listing that has none: type, bedrooms, one fact that tells it from its
 * neighbours, town.
 * @example factHeadline(property, 'nl', t) // 'Rijwoning met 3 slaapkamers en 240 m² tuin in Lokeren'
 */
function factHeadline(property: Property, locale: Locale, t: Translate): string {
  const values = { type: typeName(property, t), town: townName(property.address.town, locale) }
  const { bedrooms = 0 } = property.rooms
  const special = specialFact(property, locale, t)
  if (bedrooms > 0) {
    const one = t('property.headline.bedrooms', { count: bedrooms })
    if (special === undefined) return t('property.headline.withOne', { ...values, one })
    return t('property.headline.withTwo', { ...values, one, two: special })
  }
  const area = isLand(property) ? property.surfaces.plot : insideSurface(property.surfaces)
  if (area === undefined) return t('property.inTown', values)
  return t('property.headline.sized', { ...values, area: formatArea(area, locale) })
}

/** The fact that buyers look for first, of those that the record has. */
function specialFact({ features, surfaces }: Property, locale: Locale, t: Translate): string | undefined {
  const area = (name: 'garden' | 'terrace' | 'living'): string | undefined => {
    const metres = surfaces[name]
    return metres === undefined
      ? undefined
      : t(`property.headline.${name}`, { area: formatArea(metres, locale) })
  }
  if (features.pool === 'yes') return t('property.headline.pool')
  const outside = area('garden') ?? area('terrace')
  if (outside !== undefined) return outside
  return features.garage === 'yes' ? t('property.headline.garage') : area('living')
}
