import { type EuroCents, euroCents, percentOf, sumOf, wholeEuro } from '#domain/values/money.ts'
import type { EnergyLabel, Property } from '#domain/listing/property.ts'
import { isApartment } from '#domain/listing/property-kind.ts'
import type { Region } from '#domain/place/place.ts'
import type { MonthSettings } from './month-settings.ts'

/** What a month is made of, in the order in which it is shown. */
export const monthPartNames = ['loan', 'energy', 'propertyTax', 'charges', 'insurance'] as const
export type MonthPartName = (typeof monthPartNames)[number]

/** A part of a month; without an amount it is not known. */
export type MonthPart = Readonly<{ name: MonthPartName; amount?: EuroCents }>

/** A month: its parts in whole euro, and their sum, which leaves out what is not known. */
export type MonthCosts = Readonly<{ parts: readonly MonthPart[]; sum: EuroCents; isWhole: boolean }>

/** Returns a month of its parts, each rounded to the whole euro, so that the sum is that of what is shown. */
export function monthCosts(parts: readonly MonthPart[]): MonthCosts {
  const shown = parts.map(({ name, amount }) => ({
    name,
    amount: amount === undefined ? undefined : wholeEuro(amount),
  }))
  const known = shown.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
  return { parts: shown, sum: sumOf(known), isWhole: known.length === shown.length }
}

/** A home whose month is counted. */
export type LivedIn = Pick<Property, 'type' | 'categories' | 'surfaces' | 'charges'> &
  Readonly<{ region: Region | undefined; energyLabel: EnergyLabel | undefined }>

/**
 * Returns what living in an owned home costs a month besides its loan: energy, property tax, and the charges of a flat, which
 * has its insurance in them, or the insurance of a house.
 */
export function runningCosts(home: LivedIn, settings: MonthSettings): readonly MonthPart[] {
  const { charges, surfaces } = home
  const { living } = surfaces
  const { insurance } = settings
  return [
    { name: 'energy', amount: energyAMonth(home, settings) },
    { name: 'propertyTax', amount: taxAMonth(home, settings) },
    isApartment(home)
      ? { name: 'charges', amount: charges.chargesOwner }
      : {
          name: 'insurance',
          amount:
            insurance === undefined || living === undefined
              ? undefined
              : euroCents(living * insurance.perSquareMetre),
        },
  ]
}

/** Returns what energy costs a month by label and living area; undefined where one of them, or the price, is not known. */
export function energyAMonth(
  { region, energyLabel, surfaces: { living } }: LivedIn,
  { energy }: Pick<MonthSettings, 'energy'>,
): EuroCents | undefined {
  const price = energy
    .find((prices) => prices.region === region)
    ?.labels.find((each) => each.energyLabel === energyLabel)
  return price === undefined || living === undefined ? undefined : euroCents(living * price.perSquareMetre)
}

/** The record's own tax goes first. */
function taxAMonth(
  { region, charges: { propertyTax, cadastralIncome } }: LivedIn,
  settings: Pick<MonthSettings, 'propertyTax'>,
): EuroCents | undefined {
  if (propertyTax !== undefined) return euroCents(propertyTax / 1200)
  const rate = settings.propertyTax.find((each) => each.region === region)
  if (rate === undefined || cadastralIncome === undefined) return undefined
  // The indexed income is rounded to the whole euro, as the tax office does.
  const indexed = wholeEuro(euroCents((cadastralIncome * rate.index) / 100))
  return euroCents(percentOf(indexed, rate.percent) / 1200)
}
