import type { Region } from '#domain/place/place.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { type Calculation, fieldNames, type FieldTexts, readCalculation } from './calculation.ts'

/** Longer than any value that the form writes; longer ones are ignored. */
const maxLength = 40

/**
 * Returns the calculation in a query. Values that the form could not have sent are ignored.
 * @param home the region where it names none
 * @example parseCalculation('?region=brussels&price=289000&own=1').price // 28_900_000
 */
export function parseCalculation(search: string, home?: Region): Calculation {
  return readCalculation(queryTexts(search), home).calculation
}

/** Returns the query's value of each field, as text; of a repeated field the first. */
function queryTexts(search: string): FieldTexts {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = query.get(name)?.trim() ?? ''
      return text === '' || text.length > maxLength ? [] : [[name, text]]
    }),
  )
}

/**
 * Returns the query of a calculation, with its `?`: the region, and of the rest only what differs from the defaults.
 * The same in every language.
 * @example formatCalculation({ region: 'flanders', kind: 'home', price: euroCents(289_000), isOwnHome: false, energyClasses: 0 })
 * // '?region=flanders&price=289000'
 */
export function formatCalculation(calculation: Calculation): string {
  const { region, kind, price, isOwnHome, energyClasses, loan, rate, years, rent, yearly } = calculation
  const query = new URLSearchParams({ region })
  if (kind !== 'home') query.set('type', kind)
  if (price !== undefined) query.set('price', euroText(price))
  if (isOwnHome) query.set('own', '1')
  if (energyClasses > 0) query.set('classes', String(energyClasses))
  if (loan !== undefined) query.set('loan', euroText(loan))
  if (rate !== undefined) query.set('rate', String(rate))
  if (years !== undefined) query.set('years', String(years))
  if (rent !== undefined) query.set('rent', euroText(rent))
  if (yearly !== undefined) query.set('yearly', euroText(yearly))
  return `?${query.toString()}`
}

/** Two decimals, or none for whole euros. */
function euroText(amount: EuroCents): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}
