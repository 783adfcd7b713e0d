import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EnergyLabel, Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { fieldRowOf, type Row } from '#views/kit/rows.ts'

/**
 * Returns the certificate's facts besides label and score: its number when no sentence names it, its last day, yearly
 * use, CO₂ and E-level. In Wallonia they have the names that the certificate itself uses.
 * @see https://www.federia.immo/fr/thematiques (read 2026-11-21): in Wallonia the figures with their names
 */
export function energyRows(
  { energy, address: { town } }: Property,
  label: EnergyLabel | undefined,
  now: PlainDate,
  locale: Locale,
  t: Translate,
): readonly Row[] {
  const isWalloon = regionOfZip(town.zip, town.country) === 'wallonia'
  const isCodeSaid = label !== undefined && energy.scoreKwhPerM2Year !== undefined
  return [
    ...fieldRowOf(t, 'uniqueCode', isCodeSaid ? undefined : energy.uniqueCode, String),
    ...fieldRowOf(t, 'epcValidUntil', energy.validUntil, (validUntil) => {
      const date = formatDate(validUntil, locale)
      return validUntil < now ? t('legal.epc.ended', { date }) : date
    }),
    ...fieldRowOf(t, 'eSpec', isWalloon ? energy.scoreKwhPerM2Year : undefined, (kwh) =>
      formatNumber(kwh, locale, t('formats.kwhPerM2Year')),
    ),
    ...fieldRowOf(t, isWalloon ? 'eTotal' : 'epcTotal', energy.totalKwhPerYear, (kwh) =>
      formatNumber(kwh, locale, t('formats.kwhPerYear')),
    ),
    ...fieldRowOf(t, 'co2', energy.co2KgPerYear, (kg) => formatNumber(kg, locale, t('formats.kgPerYear'))),
    ...fieldRowOf(t, 'eLevel', energy.eLevel, (level) => `E${formatNumber(level, locale)}`),
  ]
}
