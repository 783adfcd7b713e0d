import { locales, type Locale, type Translations } from '#domain/values/locale.ts'

/**
 * Returns the full path of a page: editors may type capitals and slashes, paths have neither.
 * @example toPath('nl', 'te-koop/berlare') // '/nl/te-koop/berlare/'
 * @example toPath('nl', '') // '/nl/'
 */
export function toPath(locale: Locale, below: string): string {
  const trimmed = trimSlashes(below).toLowerCase()
  return trimmed === '' ? `/${locale}/` : `/${locale}/${trimmed}/`
}

const soundPath = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/

/** Whether a path contains nothing but lower case ASCII words, digits and single hyphens between slashes. */
export function isSoundPath(path: string): boolean {
  return soundPath.test(path)
}

/**
 * Returns a path without the slashes at its ends.
 * @example trimSlashes('/te-koop/berlare/') // 'te-koop/berlare'
 */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

/**
 * Returns the path below a base in every language that the base has.
 * @example belowBase(base, (locale) => `berlare/${slug[locale]}/2417`).nl // 'te-koop/berlare/villa/2417'
 */
export function belowBase(base: Translations, rest: (locale: Locale) => string): Translations {
  const entries = locales.flatMap((locale) => {
    const first = base[locale]
    return first === undefined ? [] : [[locale, `${trimSlashes(first)}/${rest(locale)}`]]
  })
  return Object.fromEntries(entries)
}

/** Returns the locale that a path starts with; undefined for a language-less one. */
export function localeOfPath(path: string): Locale | undefined {
  const first = path.split('/')[1]
  return locales.find((locale) => locale === first)
}
