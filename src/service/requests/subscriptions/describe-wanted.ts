import type { Locale } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatList, formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'
import { filterNames, isOfKind } from '#search/filters/filters.ts'
import type { PriceBand } from '#search/filters/price-band.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { parseWanted, type WantedHomes } from '#search/query/wanted-homes.ts'

/** Returns wanted homes in words. @example 'Kopen · Huis · Berlare en Zele · Tot € 400.000' */
export function describeWanted(
  { goal, criteria }: WantedHomes,
  { label }: Pick<SiteWords, 'label'>,
  { locale, t }: Language,
): string {
  const labels = (field: 'categories' | 'zones', values: readonly (string | number)[]): string =>
    formatList(
      values.map((value) => label('demand-register', field, String(value), locale) ?? String(value)),
      locale,
    )
  const { towns, categories, prices, bedrooms, bathrooms } = criteria
  return [
    t(`forms.options.${goal}`),
    labels('categories', categories),
    labels('zones', towns),
    ...prices.map((band) => priceWords(band, locale, t)),
    ...bedrooms.map((count) => t('filters.chip.bedrooms', { count })),
    ...bathrooms.map((count) => t('filters.chip.bathrooms', { count })),
    ...filterNames
      .filter((name) => isOfKind(name, 'flag'))
      .flatMap((name) => criteria[name].map(() => t(`filters.field.${name}`))),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Returns a search as it is stored in words. @example 'Kopen · Huis · Berlare' */
export function describeCriteria(
  criteria: string,
  words: Pick<SiteWords, 'label'>,
  language: Language,
): string {
  return describeWanted(parseWanted(criteria), words, language)
}

function priceWords({ min, max }: PriceBand, locale: Locale, t: Translate): string {
  const money = (euro: number): string => formatMoney(euroCents(euro), locale)
  if (min === undefined) return t('filters.priceUnder', { max: money(max ?? 0) })
  return max === undefined
    ? t('filters.priceOver', { min: money(min) })
    : t('filters.priceBetween', { min: money(min), max: money(max) })
}
