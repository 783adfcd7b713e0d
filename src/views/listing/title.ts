import type { Locale } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Translate } from '#i18n/translate.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/** Returns the name of a town in a language: `Saint-Nicolas`. */
export function townName(town: Town, locale: Locale): string {
  return town.names[locale] ?? town.name
}

/** Returns the name of a subtype, or the CRM's own text for an unlisted one. */
export function typeName(
  { type, typeText }: Readonly<{ type?: PropertyType; typeText?: string }>,
  t: Translate,
): string {
  return type === undefined ? (typeText ?? t('property.generic')) : t(`types.${type}`)
}

/** Returns the headline of a property, or its type and town where it has none. */
export function propertyTitle(property: Property, locale: Locale, t: Translate): TextView {
  return viewText(property.headline, locale) ?? { text: typeInTown(property, locale, t) }
}

/** Returns type, goal and town in the page's own language: `Halfopen bebouwing te koop in Berlare`. */
export function propertyPageTitle(property: Property, locale: Locale, t: Translate): string {
  const values = { type: typeName(property, t), town: townName(property.address.town, locale) }
  return property.goal === 'sale' ? t('property.titleSale', values) : t('property.titleRent', values)
}

/** Returns the name of a project. */
export function projectTitle(project: Project, locale: Locale, t: Translate): TextView {
  const town = townName(project.address.town, locale)
  return viewText(project.name, locale) ?? { text: t('project.inTown', { town }) }
}

function typeInTown(property: Property, locale: Locale, t: Translate): string {
  return t('property.inTown', { type: typeName(property, t), town: townName(property.address.town, locale) })
}
