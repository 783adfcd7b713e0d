import { expect, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import { energyLabels } from '#domain/listing/property.ts'
import { grammars } from '#i18n/grammar.ts'
import { listTitle, type TitleNames } from '#islands/results/list-title.ts'
import { filters, filtersIn } from '#search/filters/filters.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { loadDemoSentences } from '#tests/support/sentences/demo-sentences.ts'
import { languages } from '#tests/support/languages.ts'

const { read } = await loadDemoSentences()

const sections = { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } as const

function titleIn(locale: Locale, query: string): string {
  const { t } = languages(locale)
  const names: TitleNames = {
    t,
    locale,
    numberTag: grammars[locale].numberTag,
    town: (slug) => slug.slice(0, 1).toUpperCase() + slug.slice(1),
    category: String,
    kind: (type) => t(`types.${type}`),
  }
  const list = { section: sections[locale], goal: 'sale' as const, isProjects: false }
  return listTitle(parseCriteria(query), list, names)
}

/** One query for each thing that a title can say, and some together. */
const queries: readonly string[] = [
  ...[1, 2, 4, 5, 6, 7].map((type) => `type=${type}`),
  ...propertyTypeCodes
    // Who types it means the filter of investments.
    .filter((kind) => kind !== 'investmentProperty')
    .map((kind) => `kind=${kind}`),
  ...filtersIn('features').map((name) => `${filters[name].params[0]}=1`),
  ...energyLabels.map((label) => `label=${encodeURIComponent(label)}`),
  'city=berlare',
  'city=berlare&city=zele',
  'price=-400000',
  'price=200000-',
  'price=200000-400000',
  'bedrooms=3',
  'bathrooms=2',
  'living=150',
  'type=1&plot=500',
  'available=now',
  'available=2027-03',
  'openhouse=1',
  'new=1',
  'annuity=1',
  'investment=1',
  'around=zele-10',
  'kind=villa&garden=1&city=berlare&price=-400000&bedrooms=3',
]

/** A kind says its type, and that of a type as such is the type: `kind=villa` is `type=1&kind=villa`, `kind=house` is `type=1`. */
function shapeOf(params: readonly string[]): string {
  const kinds = params.filter((param) => param.startsWith('kind='))
  const plain = kinds.flatMap((kind) => plainKinds.get(kind) ?? [])
  const own = params.filter(
    (param) => !plainKinds.has(param) && (kinds.length === 0 || !param.startsWith('type=')),
  )
  return [...own, ...plain].toSorted().join('&')
}

const plainKinds: ReadonlyMap<string, string> = new Map([
  ['kind=house', 'type=1'],
  ['kind=apartment', 'type=2'],
  ['kind=holidayHome', 'type=4'],
  ['kind=commercialProperty', 'type=5'],
  ['kind=garage', 'type=6'],
  ['kind=land', 'type=7'],
])

/** Returns the titles that are read as something else, with what they were made of. */
function misread(locale: Locale, all: readonly string[]): readonly string[] {
  return all.flatMap((query) => {
    const title = titleIn(locale, query)
    const { goal, params, notUnderstood } = read(locale, title, 'home')
    const found = params.filter(([name]) => name !== 'q').map((pair) => pair.join('='))
    const isRight =
      goal === 'sale' &&
      notUnderstood.length === 0 &&
      shapeOf(found) === shapeOf(query.split('&').map(decodeURIComponent))
    return isRight ? [] : [`${query}: ${title} > ${goal}?${found.join('&')} ${notUnderstood.join('|')}`]
  })
}

test.each(locales)('the title of a list leads to the same list where it is typed: %s', (locale) => {
  expect(misread(locale, queries)).toEqual([])
})
