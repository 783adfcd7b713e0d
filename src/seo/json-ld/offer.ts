import type {
  CompoundPriceSpecification,
  Offer,
  PriceSpecification,
  UnitPriceSpecification,
} from 'schema-dts'
import type { EuroCents } from '#domain/values/money.ts'
import type { AskedAnnuity, AskedPrice } from '#domain/listing/asked-price.ts'
import type { Availability, Goal } from '#domain/listing/property.ts'
import type { Translate } from '#i18n/translate.ts'

/** Returns an amount as structured data writes it, in euro. @example priceText(euroCents(389_000)) // '389000' */
export function priceText(amount: EuroCents): string {
  return String(amount / 100)
}

/** schema.org's word for each availability. */
export const availabilities = {
  available: 'https://schema.org/InStock',
  underOption: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
  soldOut: 'https://schema.org/SoldOut',
} as const

/**
 * Returns the offer of a home: sale or lease, availability and price. A life annuity has no
 * `price`, which search engines would compare with sale prices, but a bundle of its lump sum and its annuity.
 */
export function offer(
  goal: Goal,
  availability: Availability,
  asked: AskedPrice | undefined,
  t: Translate,
): Offer {
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
    ...priceOf(asked, t),
  }
}

/** Returns an asked price as structured data says it, without VAT where it is. */
export function priceOf(
  asked: AskedPrice | undefined,
  t: Translate,
): Pick<Offer, 'price' | 'priceCurrency' | 'priceSpecification'> {
  switch (asked?.kind) {
    case undefined:
    case 'onRequest':
      return {}
    case 'lifeAnnuity':
      return { priceSpecification: annuitySpecification(asked, t) }
    case 'range':
      return {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: asked.from / 100,
          maxPrice: asked.to / 100,
          priceCurrency: 'EUR',
          ...vatOf(asked),
        },
      }
    case 'rent':
      return { priceSpecification: perMonth(asked.monthly, asked.isFrom) }
    case 'sale':
      return asked.isFrom
        ? {
            priceSpecification: {
              '@type': 'PriceSpecification',
              minPrice: asked.amount / 100,
              priceCurrency: 'EUR',
              ...vatOf(asked),
            },
          }
        : {
            ...exact(asked.amount),
            ...(asked.isExclVat === true ? { priceSpecification: withoutVat(asked.amount) } : {}),
          }
  }
}

function exact(amount: EuroCents): Readonly<{ price: string; priceCurrency: string }> {
  return { price: priceText(amount), priceCurrency: 'EUR' }
}

/** An offer has no word for VAT of its own. */
function withoutVat(amount: EuroCents): PriceSpecification {
  return { '@type': 'PriceSpecification', ...exact(amount), valueAddedTaxIncluded: false }
}

function vatOf({
  isExclVat,
}: Readonly<{ isExclVat?: boolean }>): Pick<PriceSpecification, 'valueAddedTaxIncluded'> {
  return isExclVat === true ? { valueAddedTaxIncluded: false } : {}
}

function perMonth(amount: EuroCents, isFrom = false): UnitPriceSpecification {
  const value = isFrom ? { minPrice: amount / 100 } : { price: priceText(amount) }
  return { '@type': 'UnitPriceSpecification', ...value, priceCurrency: 'EUR', unitCode: 'MON' }
}

/** @see https://schema.org/CompoundPriceSpecification (read 2026-11-23): prices that apply together */
function annuitySpecification({ lumpSum, monthly }: AskedAnnuity, t: Translate): CompoundPriceSpecification {
  const atDeed: UnitPriceSpecification[] =
    lumpSum === undefined
      ? []
      : [
          {
            '@type': 'UnitPriceSpecification',
            name: t('labels.field.downPayment'),
            price: priceText(lumpSum),
            priceCurrency: 'EUR',
          },
        ]
  const annuity = monthly === undefined ? [] : [{ ...perMonth(monthly), name: t('labels.field.annuity') }]
  return { '@type': 'CompoundPriceSpecification', priceComponent: [...atDeed, ...annuity] }
}
