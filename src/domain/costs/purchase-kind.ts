import { askedPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { Availability, Property } from '#domain/listing/property.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import type { PurchaseKind } from './purchase-costs.ts'

/** What of a listing decides what buying it costs. */
export type Purchasable = Pick<
  Property,
  'type' | 'categories' | 'goal' | 'price' | 'lifeAnnuity' | 'charges'
> &
  Readonly<{ availability: Availability }>

/** Returns how a listing is bought: with VAT where its record says so, or else with registration duty. */
export function purchaseKind({ type, categories, charges }: Purchasable): PurchaseKind {
  if (charges.vatRate !== undefined) return charges.vatRate < 10 ? 'rebuild' : 'newBuild'
  return propertyKind({ type, categories }) === 'land' ? 'plot' : 'home'
}

/** Whether a listing can become somebody's own home: a house, an apartment, or a plot to build one on. */
export function isOwnHomeToBe({ type, categories }: Pick<Purchasable, 'type' | 'categories'>): boolean {
  const kind = propertyKind({ type, categories })
  return kind === 'house' || kind === 'apartment' || type === 'buildingPlot'
}

/**
 * Returns the price on which the costs of buying a listing are worked out; undefined where nothing is for sale any more, where
 * the price is not told, and for a life annuity, whose duty also depends on the annuity and on the age of who gets it.
 */
export function purchasePrice(property: Purchasable): EuroCents | undefined {
  const asked = askedPrice(property)
  return asked?.kind === 'sale' && isOnOffer(property.availability) ? asked.amount : undefined
}
