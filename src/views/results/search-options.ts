import type { Category, Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { type FilterOptions, withCounts } from '#islands/results/live-options.ts'
import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'
import { formatPriceBand, priceBand, type PriceBand, projectPriceBands } from '#search/filters/price-band.ts'
import { noCriteria } from '#search/query/criteria.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { createSearch } from '#search/engine/search.ts'
import type { SiteContext } from '#views/kit/context.ts'
import { townAliases, townName } from '#views/listing/title.ts'
import type { SearchList } from '#views/search-files/search-list.ts'

/**
 * Returns the options of a list with their numbers of listings: towns by name, categories in the agency's order (for
 * projects the configured one first), price bands from low to high; no kinds. The counts come from the list's index, so that
 * hydration does not change them.
 */
export function viewSearchOptions(
  context: SiteContext,
  list: SearchList,
  index: SearchIndex,
  locale: Locale,
): FilterOptions {
  const { section } = list
  const { countOptions } = createSearch(index, { pageSize: 1 }).run(noCriteria)
  const options = {
    towns: townOptions(list, locale),
    categories: categoryOptions(context, section, locale),
    kinds: [],
    prices: priceOptions(context, section, context.languages(locale)),
  }
  const counted = withCounts(options, countOptions)
  return { ...counted, categories: counted.categories.filter(({ count }) => count > 0) }
}

function townOptions({ towns }: SearchList, locale: Locale): readonly MultiSelectOption[] {
  return towns
    .map((town) => ({
      value: town.slug,
      label: townName(town, locale),
      also: townAliases(town, locale),
      count: 0,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}

/** Only categories that the agency lets are options for rent: not land. */
function categoryOptions(
  { catalogue: { categories, site } }: SiteContext,
  section: Section,
  locale: Locale,
): readonly MultiSelectOption[] {
  const rank = ({ id, order }: Category): number =>
    section.kind === 'projects' && id === site.projectCategoryFirst ? Number.NEGATIVE_INFINITY : order
  const offered = section.kind === 'rent' ? categories.filter(({ rent }) => rent) : categories
  return offered
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, name }) => ({ value: String(id), label: name[locale], count: 0 }))
}

function priceOptions(
  context: SiteContext,
  section: Section,
  language: Language,
): readonly MultiSelectOption[] {
  return priceBands(context, section).map((band) => {
    return { value: formatPriceBand(band), label: bandWords(band, language), count: 0 }
  })
}

/** The configured ranges of the list's goal; an office's list is searched like the list for sale. */
function priceBands({ catalogue }: SiteContext, { kind }: Section): readonly PriceBand[] {
  const goal = kind === 'projects' ? 'project' : kind === 'rent' ? 'rent' : 'sale'
  const bands = catalogue.priceRanges
    .filter((range) => range.goal === goal)
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ min, max }) => priceBand(min, max ?? 0) ?? [])
  return bands.length === 0 && kind === 'projects' ? projectPriceBands : bands
}

function bandWords({ min, max }: PriceBand, { locale, t }: Language): string {
  const values = { min: euro(min, locale), max: euro(max, locale) }
  if (min === undefined) return capital(t('filters.priceUnder', values), locale)
  return capital(t(max === undefined ? 'filters.priceOver' : 'filters.priceBetween', values), locale)
}

function euro(amount: number | undefined, locale: Locale): string {
  return amount === undefined ? '' : formatMoney(euroCents(amount), locale)
}

function capital(words: string, locale: Locale): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
