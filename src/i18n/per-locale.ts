import type { Locale } from '#domain/values/locale.ts'

/** Returns a function that creates one value per language at its first use and caches it. */
export function perLocale<T>(create: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const known = made.get(locale)
    if (known !== undefined) return known
    const value = create(locale)
    made.set(locale, value)
    return value
  }
}
