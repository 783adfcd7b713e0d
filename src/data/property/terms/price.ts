import { euroCents } from '#domain/values/money.ts'
import type { Goal, Price } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import { type Limits, priceLimits } from '#data/cell/limits.ts'

const startingFromUnit = '7'

/** Usual prices and rents per month; others are probably mistakes. */
const usual: Readonly<Record<Goal, Limits>> = {
  rent: { min: 25, max: 25_000 },
  sale: { min: 2_500, max: priceLimits.max },
}

/**
 * Returns the price to show: on request when it is hidden, missing, 0 or impossible. An unusual one is shown with a
 * warning.
 */
export function toPrice(fields: Fields<'Price' | 'PublishPrice' | 'PriceUnit'>, goal: Goal): Price {
  if (!fields.isAllowed('PublishPrice')) return { kind: 'onRequest' }
  const euro = fields.positive('Price', priceLimits, 'euro')
  if (euro !== undefined) {
    const { min, max } = usual[goal]
    if (euro < min || euro > max) {
      fields.log.warn(
        'Price',
        `unusual for ${goal === 'rent' ? 'a rent per month' : 'a sale'}; it is shown as it is`,
        {
          expected: `euro from ${min} to ${max}`,
          received: fields.cell('Price'),
          remedy: 'check the amount and Goal; a rent is per month',
        },
      )
    }
    return {
      kind: 'published',
      amount: euroCents(euro),
      startingFrom: fields.text('PriceUnit') === startingFromUnit,
    }
  }
  if (isZero(fields.cell('Price'))) {
    fields.log.warn('Price', 'a price of 0; it is shown as on request', {
      expected: 'an amount above 0, or PublishPrice 0',
      received: fields.cell('Price'),
      remedy: 'fill in the price, or hide it',
    })
  }
  return { kind: 'onRequest' }
}

/** Whether a cell is 0 in any notation. */
export function isZero(value: string | number | boolean | null | undefined): boolean {
  return value === 0 || (typeof value === 'string' && /^\s*0+(?:[.,]0+)?\s*$/.test(value))
}
