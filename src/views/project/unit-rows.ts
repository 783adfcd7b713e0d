import type { Locale } from '#domain/values/locale.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { askedUnitPrice, comparablePrice } from '#domain/listing/asked-price.ts'
import type { Project, Unit, UnitAvailability } from '#domain/listing/project.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'
import { formatFloor } from '#i18n/format-floor.ts'
import { formatArea, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { unitKey } from '#routes/path/route-keys.ts'
import { packUnit } from '#search/units/unit-facts.ts'
import type { EpcView } from '#ui/cards/EpcBadge.tsx'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { formatPrice } from '#views/listing/price.ts'
import { typeName } from '#views/listing/title.ts'
import { largestHref, viewPicture } from '#views/kit/picture.ts'
import type { Row } from '#views/kit/rows.ts'
import { unitFacts } from './unit-tools.ts'

/** A unit in the table of its project; a cell without a value stays empty. */
export type UnitRow = Readonly<{
  /** Values for filtering and sorting, in the format of `packUnit`. */
  facts: string
  lot: string
  href?: string
  type: string
  floor?: string
  /** The word beside the number shows on phones, where the table has no head. */
  bedrooms?: Readonly<{ number: string; word: string }>
  living?: string
  outside?: string
  epc?: EpcView
  price?: string
  state: Readonly<{ kind: UnitAvailability; words: string }>
  plan?: Readonly<{ href: string }>
}>

/** Returns the units of a project as rows of a table; a label that all units share is left out of the rows. */
export function viewUnitRows(
  context: ViewContext,
  project: Project,
  locale: Locale,
  t: Translate,
): readonly UnitRow[] {
  const rows = project.units.map((unit) => viewUnitRow(context, project, unit, locale, t))
  return commonLabel(project) === undefined ? rows : rows.map((row) => ({ ...row, epc: undefined }))
}

/** Returns the energy label that all units of a project share; undefined when they differ or one has none. */
export function commonLabel({ units }: Project): EnergyLabel | undefined {
  const [label, ...others] = new Set(units.map((unit) => unit.label))
  return others.length === 0 ? label : undefined
}

function viewUnitRow(
  context: ViewContext,
  project: Project,
  unit: Unit,
  locale: Locale,
  t: Translate,
): UnitRow {
  const plan = viewPicture(context, unit.plan, locale)
  const asked = askedUnitPrice(unit)
  return {
    facts: packUnit(unitFacts(unit)),
    lot: unit.lot,
    href: optionalPath(context, unitKey(project.id, unit.id), locale),
    type: typeName(unit, t),
    floor: unit.floor === undefined ? undefined : formatFloor(unit.floor, locale, t),
    bedrooms: bedroomCell(unit, locale, t),
    living: unit.living === undefined ? undefined : formatArea(unit.living, locale),
    outside: outsideWords(unit, locale, t),
    epc:
      unit.label === undefined
        ? undefined
        : { label: unit.label, words: t('card.epc', { label: unit.label }) },
    price: asked === undefined ? undefined : formatPrice(asked, locale, t),
    state: { kind: unit.availability, words: t(`states.availability.${unit.availability}`) },
    plan: plan === undefined ? undefined : { href: largestHref(plan) },
  }
}

function bedroomCell({ bedrooms: count }: Unit, locale: Locale, t: Translate): UnitRow['bedrooms'] {
  if (count === undefined) return undefined
  return { number: formatNumber(count, locale), word: t('property.keyfacts.bedrooms', { count }) }
}

/** Returns terrace and garden in one cell: `terras 12 m², tuin 80 m²`. */
export function outsideWords({ terrace, garden }: Unit, locale: Locale, t: Translate): string | undefined {
  const words = [
    terrace === undefined ? undefined : t('card.terrace', { area: formatArea(terrace, locale) }),
    garden === undefined ? undefined : t('card.garden', { area: formatArea(garden, locale) }),
  ].filter((part) => part !== undefined)
  return words.length === 0 ? undefined : words.join(', ')
}

/** Returns a row per type of home: count, free units, sizes, lowest price. */
export function viewTypeRows({ units }: Project, locale: Locale, t: Translate): readonly Row[] {
  const byType = new Map<string, Unit[]>()
  for (const unit of units) {
    const name = typeName(unit, t)
    byType.set(name, [...(byType.get(name) ?? []), unit])
  }
  return [...byType].map(([label, ofType]) => {
    const areas = areaSpan(ofType, locale, t)
    const price = lowestPrice(ofType, locale, t)
    const count = t('card.units', { count: ofType.length })
    return {
      label,
      value: [count, freeWords(ofType, t), areas, price].filter((part) => part !== undefined).join(', '),
    }
  })
}

function freeWords(units: readonly Unit[], t: Translate): string {
  if (units.every(({ availability }) => availability === 'sold')) return t('project.typeSoldOut')
  return t('project.freeOfType', {
    count: units.filter(({ availability }) => availability === 'available').length,
  })
}

function areaSpan(units: readonly Unit[], locale: Locale, t: Translate): string | undefined {
  const areas = units.flatMap(({ living }): SquareMetres[] => (living === undefined ? [] : [living]))
  const smallest = areas.toSorted((one, other) => one - other)[0]
  const largest = areas.toSorted((one, other) => other - one)[0]
  if (smallest === undefined || largest === undefined) return undefined
  if (smallest === largest) return formatArea(smallest, locale)
  return t('card.range', { from: formatArea(smallest, locale), to: formatArea(largest, locale) })
}

function lowestPrice(units: readonly Unit[], locale: Locale, t: Translate): string | undefined {
  const [lowest] = units
    .flatMap((unit) => comparablePrice(askedUnitPrice(unit))?.from ?? [])
    .toSorted((one, other) => one - other)
  return lowest === undefined
    ? undefined
    : formatPrice({ kind: 'sale', amount: lowest, isFrom: true }, locale, t)
}
