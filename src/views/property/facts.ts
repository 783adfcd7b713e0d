import type { Locale } from '#domain/values/locale.ts'
import { isApartment, isLand } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatFloor } from '#i18n/format-floor.ts'
import { formatArea, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EpcView } from '#ui/cards/EpcBadge.tsx'

/** A figure below the pictures; the energy label is drawn as its arrow. */
export type KeyFact = Readonly<{ label: string; value: string; epc?: EpcView }>

/** Figures that fit in one row of a wide screen. */
const most = 6

/** Returns the key figures of a home, unknown ones left out. */
export function viewKeyFacts(
  property: Property,
  epc: EpcView | undefined,
  locale: Locale,
  t: Translate,
): readonly KeyFact[] {
  const { rooms, surfaces } = property
  const { bedrooms, bathrooms } = rooms
  const hasPlot = !isApartment(property)
  const facts: (KeyFact | undefined)[] = [
    fact(bedrooms, (count) => ({
      label: t('property.keyfacts.bedrooms', { count }),
      value: formatNumber(count, locale),
    })),
    fact(bathrooms, (count) => ({
      label: t('property.keyfacts.bathrooms', { count }),
      value: formatNumber(count, locale),
    })),
    fact(surfaces.living, (area) => ({
      label: t('property.keyfacts.living'),
      value: formatArea(area, locale),
    })),
    surfaces.living === undefined && !isLand(property)
      ? fact(surfaces.total, (area) => ({
          label: t('property.keyfacts.total'),
          value: formatArea(area, locale),
        }))
      : undefined,
    fact(hasPlot ? surfaces.plot : undefined, (area) => ({
      label: t('property.keyfacts.plot'),
      value: formatArea(area, locale),
    })),
    fact(isLand(property) ? surfaces.frontWidth : undefined, (width) => ({
      label: t('property.keyfacts.frontWidth'),
      value: formatNumber(width, locale, t('formats.metres')),
    })),
    fact(hasPlot ? undefined : rooms.floor, (floor) => ({
      label: t('property.keyfacts.floor'),
      value: floor > 0 ? formatNumber(floor, locale) : formatFloor(floor, locale, t),
    })),
    yearFact(property, t),
    epcFact(property, epc, locale, t),
  ]
  return facts.filter((each) => each !== undefined).slice(-most)
}

function fact<Value>(value: Value | undefined, view: (value: Value) => KeyFact): KeyFact | undefined {
  return value === undefined || value === 0 ? undefined : view(value)
}

function yearFact({ building }: Property, t: Translate): KeyFact | undefined {
  const { constructionYear, renovationYear } = building
  if (constructionYear === undefined) return undefined
  const isRenovated = renovationYear !== undefined && renovationYear > constructionYear
  return {
    value: String(constructionYear),
    label: isRenovated
      ? t('property.keyfacts.yearBuiltRenovated', { year: String(renovationYear) })
      : t('property.keyfacts.yearBuilt'),
  }
}

function epcFact(
  { energy }: Property,
  epc: EpcView | undefined,
  locale: Locale,
  t: Translate,
): KeyFact | undefined {
  if (epc === undefined) return undefined
  const { scoreKwhPerM2Year } = energy
  const value = scoreKwhPerM2Year === undefined ? '' : formatNumber(scoreKwhPerM2Year, locale, 'kWh')
  return { label: t('property.keyfacts.epc'), value, epc }
}
