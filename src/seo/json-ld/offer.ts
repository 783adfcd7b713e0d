import type { Offer } from 'schema-dts'
import type { EuroCents } from '#domain/values/money.ts'
import type { Availability, Goal, Price } from '#domain/listing/property.ts'

/** Returns an amount as structured data writes it, in euro. @example priceText(euroCents(389_000)) // '389000' */
export function priceText(amount: EuroCents): string {
  return String(amount / 100)
}

const availabilities = {
  available: 'https://schema.org/InStock',
  underOption: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
  soldOut: 'https://schema.org/SoldOut',
} as const

/** Returns the offer of a home: what can be done with it, whether it still can, and its price where that is shown. */
export function offer(goal: Goal, availability: Availability, price: Price): Offer {
  return {
    '@type': 'Offer',
    businessFunction: {
      '@type': 'BusinessFunction',
      '@id':
        goal === 'sale'
          ? 'http://purl.org/goodrelations/v1#Sell'
          : 'http://purl.org/goodrelations/v1#LeaseOut',
    },
    availability: availabilities[availability],
    ...priceOf(goal, price),
  }
}

function priceOf(goal: Goal, price: Price): Pick<Offer, 'price' | 'priceCurrency' | 'priceSpecification'> {
  if (price.kind === 'onRequest') return {}
  const amount = priceText(price.amount)
  const value = price.startingFrom ? { minPrice: Number(amount) } : { price: amount }
  if (goal === 'rent') {
    return {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...value,
        priceCurrency: 'EUR',
        unitCode: 'MON',
      },
    }
  }
  if (price.startingFrom) {
    return { priceSpecification: { '@type': 'PriceSpecification', ...value, priceCurrency: 'EUR' } }
  }
  return { price: amount, priceCurrency: 'EUR' }
}
