import type { Locale } from '#domain/values/locale.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { askedUnitPrice, comparablePrice } from '#domain/listing/asked-price.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { formatArea } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import { unitKey } from '#routes/path/route-keys.ts'
import { packUnit } from '#search/units/unit-facts.ts'
import type { EpcView } from '#ui/cards/EpcBadge.tsx'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import type { Page } from '#views/kit/page.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import type { Row } from '#views/kit/rows.ts'
import { formatPrice, priceLine, viewHeadPrice } from '#views/listing/price.ts'
import { stateFlag } from '#views/listing/state.ts'
import { typeName, unitTitle } from '#views/listing/title.ts'
import { unitFacts } from './unit-tools.ts'

/** A unit in the list of its project. */
export type UnitRow = Readonly<{
  /** Values for filtering and sorting, in the format of `packUnit`. */
  facts: string
  name: string
  href?: string
  /** `2 slaapkamers, 83 m², terras 7 m², 1e verdieping`. */
  words: string
  epc?: EpcView
  price?: string
  flag?: FlagView
  plan?: PictureView
}>

/** Returns the units as rows, the cheapest first and those on request last; a label that all share is left out. */
export function viewUnitRows(page: Page, project: Project, units: readonly Unit[]): readonly UnitRow[] {
  const isShared = commonLabel(project) !== undefined
  return byPrice(project, units).map((unit) => ({
    ...viewUnitRow(page, project, unit),
    ...(isShared && { epc: undefined }),
  }))
}

/** Returns the energy label that all units of a project share; undefined when they differ or one has none. */
export function commonLabel({ units }: Project): EnergyLabel | undefined {
  const [label, ...others] = new Set(units.map((unit) => unit.label))
  return others.length === 0 ? label : undefined
}

/** Returns units in the order of their price; equal ones keep their order, those without a price are last. */
export function byPrice(project: Project, units: readonly Unit[]): readonly Unit[] {
  const priceOf = (unit: Unit) =>
    comparablePrice(askedUnitPrice(project, unit))?.from ?? Number.MAX_SAFE_INTEGER
  return units.toSorted((one, other) => priceOf(one) - priceOf(other))
}

function viewUnitRow(page: Page, project: Project, unit: Unit): UnitRow {
  const { context, locale, t } = page
  const asked = askedUnitPrice(project, unit)
  return {
    facts: packUnit(unitFacts(project, unit)),
    name: unitTitle(unit, t),
    href: optionalPath(context, unitKey(project.id, unit.id), locale),
    words: sizeWords(unit, locale, t),
    epc:
      unit.label === undefined
        ? undefined
        : { label: unit.label, words: t('card.epc', { label: unit.label }) },
    // The list says once that all prices are without VAT.
    price: asked === undefined ? undefined : priceLine(viewHeadPrice(asked, locale, t)),
    flag: unit.availability === 'underOption' ? stateFlag(unit.availability, t) : undefined,
    plan: viewPicture(page, unit.plan),
  }
}

function sizeWords(unit: Unit, locale: Locale, t: Translate): string {
  const { bedrooms = 0, living, floor } = unit
  return [
    bedrooms > 0 ? t('card.bedrooms', { count: bedrooms }) : undefined,
    living === undefined ? undefined : formatArea(living, locale),
    outsideWords(unit, locale, t),
    floor === undefined ? undefined : inSentence(formatFloor(floor, locale, t), locale),
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}

/** Returns terrace and garden: `terras 12 m², tuin 80 m²`. */
export function outsideWords({ terrace, garden }: Unit, locale: Locale, t: Translate): string | undefined {
  const words = [
    terrace === undefined ? undefined : t('card.terrace', { area: formatArea(terrace, locale) }),
    garden === undefined ? undefined : t('card.garden', { area: formatArea(garden, locale) }),
  ].filter((part) => part !== undefined)
  return words.length === 0 ? undefined : words.join(', ')
}

/** Returns a row per type of home: count, free units, sizes, lowest price. */
export function viewTypeRows(project: Project, locale: Locale, t: Translate): readonly Row[] {
  const byType = Map.groupBy(project.units, (unit) => typeName(unit, t))
  return [...byType].map(([label, ofType]) => ({
    label,
    value: [
      t('card.units', { count: ofType.length }),
      freeWords(ofType, t),
      areaSpan(ofType, locale, t),
      lowestPrice({ ...project, units: ofType }, locale, t),
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  }))
}

function freeWords(units: readonly Unit[], t: Translate): string {
  if (units.every(({ availability }) => availability === 'sold')) return t('project.typeSoldOut')
  return t('project.freeOfType', {
    count: units.filter(({ availability }) => availability === 'available').length,
  })
}

/** Returns the smallest and largest living area: `90 m² tot 127 m²`. */
export function areaSpan(units: readonly Unit[], locale: Locale, t: Translate): string | undefined {
  const areas = units
    .flatMap(({ living }): SquareMetres[] => (living === undefined ? [] : [living]))
    .toSorted((one, other) => one - other)
  return spanOf(areas, (area) => formatArea(area, locale), t)
}

/** Returns the first and last of sorted values in words, or the only one. */
export function spanOf<Value>(
  sorted: readonly Value[],
  format: (value: Value) => string,
  t: Translate,
): string | undefined {
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return first === last ? format(first) : t('card.range', { from: format(first), to: format(last) })
}

function lowestPrice(project: Project, locale: Locale, t: Translate): string | undefined {
  const [cheapest] = byPrice(project, project.units)
  const lowest = cheapest && askedUnitPrice(project, cheapest)
  return lowest?.kind === 'sale' ? formatPrice({ ...lowest, isFrom: true }, locale, t) : undefined
}
