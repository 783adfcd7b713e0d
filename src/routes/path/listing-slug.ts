import type { Locale, Localised, Translations } from '#domain/values/locale.ts'
import { mapLocales, speak } from '#domain/values/locale.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import { propertyTypes } from '#domain/listing/property-type.ts'
import type { Language, SiteLanguage, SiteLanguages } from '#i18n/languages.ts'
import { slugOf } from '#text/slug.ts'
import { townNames } from './steps.ts'
import { withoutStreet } from './street-words.ts'

/**
 * Returns the title segment of a property's path: of the headline in each language or else in the first that stands in for it; of
 * type and town where there is no headline. A hidden street is not in it.
 * @example propertySlugs(property, languages).nl // 'halfopen-woning-met-tuin'
 */
export function propertySlugs(property: Property, languages: SiteLanguages): Localised<string> {
  return slugsOf(property.headline, property.address.kind === 'hidden', languages, (language) =>
    slugOf(typeAndTown(property, language), `pand-${property.id}`, language.locale),
  )
}

/** Returns the name segment of a project's path, or `nieuwbouw-in-` and its town where it has no name. */
export function projectSlugs(project: Project, languages: SiteLanguages): Localised<string> {
  const towns = townNames(project.address.town)
  return slugsOf(project.name, project.address.kind === 'hidden', languages, ({ locale, t }) => {
    const words = t('project.inTown', { town: towns[locale] })
    return slugOf(words, `project-${project.id}`, locale)
  })
}

/**
 * Returns the type segment of a unit's path.
 * @example unitSlug(unit, languages('fr')) // 'appartement-au-rez-de-chaussee'
 */
export function unitSlug(unit: Unit, language: Language): string {
  return slugOf(typeIn(unit, language) ?? unit.lot, `eenheid-${unit.id}`, language.locale)
}

/**
 * Returns the words for a listing without a headline: its type and town.
 * @example typeAndTown(property, languages('nl')) // 'Appartement Berlare'
 */
export function typeAndTown(property: Property, language: Language): string {
  const words = [typeIn(property, language), townNames(property.address.town)[language.locale]]
  return words.filter((word) => word !== undefined).join(' ')
}

/** Returns the name of a type, in the CRM's words where it is on no list; in Dutch the short one, of which paths were always made. */
export function typeIn(
  item: Pick<Property, 'type' | 'typeText'>,
  { locale, t }: Language,
): string | undefined {
  return locale === 'nl' || item.type === undefined ? dutchType(item) : t(`types.${item.type}`)
}

/** Returns the Dutch name of a type, in the CRM's words where it is on no list. */
export function dutchType(item: Pick<Property, 'type' | 'typeText'>): string | undefined {
  return item.type === undefined ? item.typeText : propertyTypes[item.type]
}

function slugsOf(
  texts: Translations,
  isStreetHidden: boolean,
  languages: SiteLanguages,
  fallbackIn: (language: SiteLanguage) => string,
): Localised<string> {
  const slugIn = (locale: Locale): string => {
    const spoken = speak(texts, languages(locale))
    const words = isStreetHidden ? withoutStreet(spoken?.text ?? '') : (spoken?.text ?? '')
    return slugOf(words, '', spoken?.locale) || fallbackIn(languages(locale))
  }
  return mapLocales(slugIn)
}
