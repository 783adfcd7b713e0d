import { daysBetween } from '#domain/values/plain-date.ts'
import type { Localised } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'
import type { Region } from '#domain/place/place.ts'

/** Where a figure was read, and on which day. */
export type ReadFigure = Readonly<{ readOn: PlainDate; source: Localised<string> }>

/** What energy costs by label in one region, in euro per m² and month. */
export type EnergyPrices = ReadFigure &
  Readonly<{
    region: Region
    labels: readonly Readonly<{ energyLabel: EnergyLabel; perSquareMetre: number }>[]
  }>

/** Property tax of one region: the cadastral income times `index`, and of that `percent`, with all surcharges. */
export type PropertyTaxRate = ReadFigure & Readonly<{ region: Region; index: number; percent: number }>

/** The agency's figures for what a home costs a month; what it does not give is not known. */
export type MonthSettings = Readonly<{
  /** Average rate of mortgages, in percent per year. */
  rate?: ReadFigure & Readonly<{ percent: number }>
  energy: readonly EnergyPrices[]
  propertyTax: readonly PropertyTaxRate[]
  /** Fire insurance of a house, in euro per m² and month. */
  insurance?: ReadFigure & Readonly<{ perSquareMetre: number }>
}>

/** Days after which a rate is too old to calculate with. */
export const rateDays = 60

/** Whether a rate may be shown on a day: it was read by then, and not too long ago. */
export function isRateFresh({ readOn }: Pick<ReadFigure, 'readOn'>, on: PlainDate): boolean {
  return readOn <= on && daysBetween(readOn, on) <= rateDays
}
