import type { Locale } from '#domain/values/locale.ts'
import { askedUnitPrice, comparablePrice } from '#domain/listing/asked-price.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import { wholeEuro } from '#domain/values/money.ts'
import { slugOf } from '#text/slug.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { dutchType } from '#routes/path/listing-slug.ts'
import type { UnitFacts } from '#search/units/unit-facts.ts'
import { formatUnitOrder, type UnitSortKey, unitSortKeys } from '#search/units/unit-query.ts'
import { typeName } from '#views/listing/title.ts'

/** An option of a filter: its value in the address, and its label. */
export type UnitChoice = Readonly<{ value: string; words: string }>

/** The filters and sort orders of the units that can be bought; those without effect are left out. */
export type UnitToolsView = Readonly<{
  types: readonly UnitChoice[]
  bedrooms: readonly UnitChoice[]
  orders: readonly UnitChoice[]
  /** `18 eenheden`, and with `#` as placeholder of a number: `# van de 18 eenheden`. */
  all: string
  some: string
}>

/** Minimum number of units for filters. */
const fewest = 5

/** Returns the filters of units; undefined when there are few. */
export function viewUnitTools(
  project: Project,
  units: readonly Unit[],
  locale: Locale,
  t: Translate,
): UnitToolsView | undefined {
  if (units.length < fewest) return undefined
  const facts = units.map((unit) => unitFacts(project, unit))
  const types = new Map(facts.map(({ type }, at) => [type, units[at]] as const))
  const bedrooms = distinct(facts, 'bedrooms')
  const keys = unitSortKeys.filter((key) => distinct(facts, key).length > 1)
  return {
    types:
      types.size < 2
        ? []
        : [...types].flatMap(([value, unit]) => {
            return value === '' || unit === undefined ? [] : [{ value, words: typeName(unit, t) }]
          }),
    // "At least the smallest count" would filter nothing.
    bedrooms: bedrooms.slice(1).map((count) => ({
      value: String(count),
      words: t('filters.atLeast', { value: formatNumber(count, locale) }),
    })),
    orders: keys.flatMap((by) =>
      // Without an order the cheapest is first.
      (by === 'price' ? [true] : [false, true]).map((isDescending) => ({
        value: formatUnitOrder({ by, isDescending }),
        words: t(`project.order.${by}${isDescending ? 'Down' : 'Up'}`),
      })),
    ),
    all: t('card.units', { count: units.length }),
    some: t('project.someUnits', { shown: '#', units: units.length }),
  }
}

/** Returns the values by which a unit is filtered and sorted. */
export function unitFacts(project: Project, unit: Unit): UnitFacts {
  const { floor, bedrooms, living } = unit
  const price = comparablePrice(askedUnitPrice(project, unit))?.from
  const type = dutchType(unit)
  return {
    type: type === undefined ? '' : slugOf(type, ''),
    floor,
    bedrooms,
    living,
    price: price === undefined ? undefined : wholeEuro(price) / 100,
  }
}

function distinct(facts: readonly UnitFacts[], key: UnitSortKey): readonly number[] {
  return [...new Set(facts.flatMap((unit) => unit[key] ?? []))].toSorted((one, other) => one - other)
}
