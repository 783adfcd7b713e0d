import { type EuroCents, euroCents } from '#domain/values/money.ts'
import type { Unit } from '#domain/listing/project.ts'
import type { Price } from '#domain/listing/property.ts'
import type { Fields } from '../cell/fields.ts'
import { priceLimits } from '../cell/limits.ts'

/** Lowest and highest price of a project. */
export type PriceSpan = Readonly<{ priceFrom?: Price; priceTo?: Price }>

/** Returns the record's price span or, without one, that of its available units, else of all units. */
export function toPriceSpan(fields: Fields<'PriceMin' | 'PriceMax'>, units: readonly Unit[]): PriceSpan {
  const free = centsOf(units.filter((unit) => unit.availability !== 'sold'))
  const prices = free.length > 0 ? free : centsOf(units)
  const from = toCents(fields, 'PriceMin') ?? prices[0]
  const to = toCents(fields, 'PriceMax') ?? prices.at(-1)
  if (from !== undefined && to !== undefined && from > to) {
    fields.log.warn('PriceMin', 'contradicts PriceMax; both are left out', {
      expected: 'at most PriceMax',
      received: `${fields.cell('PriceMin')} and ${fields.cell('PriceMax')}`,
    })
    return {}
  }
  return {
    priceFrom: from === undefined ? undefined : { kind: 'published', amount: from, startingFrom: true },
    priceTo: to === undefined ? undefined : { kind: 'published', amount: to, startingFrom: false },
  }
}

function toCents(
  fields: Fields<'PriceMin' | 'PriceMax'>,
  name: 'PriceMin' | 'PriceMax',
): EuroCents | undefined {
  const euro = fields.positive(name, priceLimits, 'euro')
  return euro === undefined ? undefined : euroCents(euro)
}

function centsOf(units: readonly Unit[]): EuroCents[] {
  return units
    .flatMap((unit) => (unit.price.kind === 'published' ? [unit.price.amount] : []))
    .sort((a, b) => a - b)
}
