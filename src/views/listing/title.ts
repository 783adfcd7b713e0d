import type { Locale } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import { formatCountry } from '#i18n/formats/format-country.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/** Returns the name of a town in a language, abroad with its country: `Saint-Nicolas`, `Hulst (Pays-Bas)`. */
export function townName(town: Town, locale: Locale): string {
  const name = bareTownName(town, locale)
  const country =
    town.country === undefined || town.country === 'BE' ? name : formatCountry(town.country, locale)
  return name === country ? name : `${name} (${country})`
}

/** Returns the name of a town in a language, for a place that has a field for the country. */
export function bareTownName(town: Town, locale: Locale): string {
  return town.names[locale] ?? town.name
}

/** Returns what else people look for a town by: its postal codes and its names in other languages. */
export function townAliases(town: Town, locale: Locale): string {
  return [...new Set([town.zip, ...(town.zips ?? []), ...otherTownNames(town, locale)])]
    .filter((alias) => alias !== undefined)
    .join(' ')
}

/** Returns the names of a town in other languages that the shown one does not hold. */
export function otherTownNames(town: Town, locale: Locale): readonly string[] {
  const shown = townName(town, locale)
  return [...new Set([town.name, ...Object.values(town.names)])].filter((name) => !shown.includes(name))
}

/** Returns the name of a subtype, or the CRM's own text for an unlisted one. */
export function typeName(
  { type, typeText }: Readonly<{ type?: PropertyType; typeText?: string }>,
  t: Translate,
): string {
  return type === undefined ? (typeText ?? t('property.generic')) : t(`types.${type}`)
}

/** Returns what a unit is called within its project: `Appartement A0.03`, `Open bebouwing, lot 10`. */
export function unitTitle(unit: Unit, t: Translate): string {
  const type = typeName(unit, t)
  return /^\d+$/.test(unit.lot)
    ? `${type}, ${t('project.lotNamed', { lot: unit.lot })}`
    : `${type} ${unit.lot}`
}

/** Returns the name of a project. */
export function projectTitle(project: Project, language: SiteLanguage): TextView {
  const { locale, t } = language
  const town = townName(project.address.town, locale)
  return viewText(project.name, language) ?? { text: t('project.inTown', { town }) }
}

/** Returns what a unit is called away from its project. @example 'Appartement A0.03 in De Bleekweide' */
export function unitInProject(project: Project, unit: Unit, language: SiteLanguage): string {
  return language.t('project.unitOf', {
    unit: unitTitle(unit, language.t),
    project: projectTitle(project, language).text,
  })
}

/** Returns a reference in words; undefined without one. @example 'Referentie KK-2417' */
export function referenceWords(reference: string | undefined, t: Translate): string | undefined {
  return reference === undefined ? undefined : t('property.reference', { reference })
}
