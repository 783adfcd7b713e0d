import { euroCents } from '#domain/values/money.ts'
import type { Price } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import { priceLimits } from '#data/cell/limits.ts'

const startingFromUnit = '7'

/** Returns the price as it may be shown: on request when it is hidden, missing, 0 or beyond reason. */
export function toPrice(fields: Fields<'Price' | 'PublishPrice' | 'PriceUnit'>): Price {
  if (fields.answer('PublishPrice') === 'no') return { kind: 'onRequest' }
  const euro = fields.positive('Price', priceLimits, 'euro')
  if (euro !== undefined) {
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

/** Whether a cell says 0 in one of the ways that records write it. */
export function isZero(value: string | number | boolean | null | undefined): boolean {
  return value === 0 || (typeof value === 'string' && /^\s*0+(?:[.,]0+)?\s*$/.test(value))
}
