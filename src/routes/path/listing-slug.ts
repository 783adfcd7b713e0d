import type { Locale, Localised, Translations } from '#domain/values/locale.ts'
import { mapLocales, speak } from '#domain/values/locale.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import { propertyTypes } from '#domain/listing/property-type.ts'
import { slugOf } from '#text/slug.ts'
import { withoutStreet } from './street-words.ts'

/**
 * Returns the title segment of a property's path: of the headline in each language or else in Dutch; of type
 * and town where there is no headline. A hidden street is not in it.
 * @example propertySlugs(property).nl // 'halfopen-woning-met-tuin'
 */
export function propertySlugs(property: Property): Localised<string> {
  const words = typeAndTown(property)
  return slugsOf(property.headline, property.address.kind === 'hidden', slugOf(words, `pand-${property.id}`))
}

/** Returns the name segment of a project's path, or `nieuwbouw-` and its town where it has no name. */
export function projectSlugs(project: Project): Localised<string> {
  const fallback = slugOf(`nieuwbouw ${project.address.town.name}`, `project-${project.id}`)
  return slugsOf(project.name, project.address.kind === 'hidden', fallback)
}

/**
 * Returns the type segment of a unit's path, the same in every language.
 * @example unitSlug(unit) // 'gelijkvloers'
 */
export function unitSlug(unit: Unit): string {
  return slugOf(dutchType(unit) ?? unit.lot, `eenheid-${unit.id}`)
}

/**
 * Returns the Dutch words for a listing without a headline: its type and town.
 * @example typeAndTown(property) // 'Appartement Berlare'
 */
export function typeAndTown(property: Property): string {
  const type = dutchType(property)
  const { name } = property.address.town
  return type === undefined ? name : `${type} ${name}`
}

/** Returns the Dutch name of a type, in the CRM's words where it is on no list. */
export function dutchType(item: Pick<Property, 'type' | 'typeText'>): string | undefined {
  return item.type === undefined ? item.typeText : propertyTypes[item.type]
}

function slugsOf(texts: Translations, isStreetHidden: boolean, fallback: string): Localised<string> {
  const slugIn = (locale: Locale): string => {
    const spoken = speak(texts, locale)
    if (spoken === undefined) return fallback
    return slugOf(isStreetHidden ? withoutStreet(spoken.text) : spoken.text, fallback, spoken.locale)
  }
  return mapLocales(slugIn)
}
