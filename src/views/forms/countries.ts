import type { Locale } from '#domain/values/locale.ts'
import { countries, firstCountries } from '#forms/countries.ts'
import { perLocale } from '#i18n/per-locale.ts'
import type { ChoiceView } from '#ui/forms/form-view.ts'

/** Returns all countries by name: the near ones first, the others in the order of the alphabet. */
export const viewCountries = perLocale((locale: Locale): readonly ChoiceView[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const all = countries.map((value) => ({ value, label: names.of(value) ?? value }))
  const others = all.slice(firstCountries).toSorted((one, other) => compare(one.label, other.label))
  return [...all.slice(0, firstCountries), ...others]
})
