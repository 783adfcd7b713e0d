import { isWithVat } from '#domain/costs/stated-vat.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { isInBelgium } from '#domain/place/region.ts'
import { isOnOffer } from './availability.ts'
import type { Project, Unit } from './project.ts'
import type { Price, Property } from './property.ts'

/**
 * The asking price of a listing. `isFrom` marks the lowest of several amounts, `isExclVat` one to which VAT is added, which every
 * output has to say.
 */
export type AskedPrice =
  | Readonly<{ kind: 'onRequest' }>
  | Readonly<{ kind: 'sale'; amount: EuroCents; isFrom: boolean; isExclVat?: boolean }>
  /** Lowest and highest price of a project's units. */
  | Readonly<{ kind: 'range'; from: EuroCents; to: EuroCents; isExclVat?: boolean }>
  /** Rent and charges per month; charges come on top of the rent. */
  | Readonly<{ kind: 'rent'; monthly: EuroCents; isFrom: boolean; charges?: EuroCents }>
  | AskedAnnuity

/** A lump sum ("boeket") at the deed and an annuity per month; at least one of them is known. */
export type AskedAnnuity =
  | Readonly<{ kind: 'lifeAnnuity'; lumpSum: EuroCents; monthly?: EuroCents }>
  | Readonly<{ kind: 'lifeAnnuity'; lumpSum?: undefined; monthly: EuroCents }>

/** What of a property its price depends on. */
type Priced = Pick<Property, 'price' | 'goal' | 'availability' | 'lifeAnnuity' | 'charges'>

/**
 * Returns the asking price of a property; undefined once it is sold or rented and its price was withdrawn.
 * A life annuity is never a sale price: its lump sum alone would look like a bargain.
 */
export function askedPrice({
  price,
  goal,
  availability,
  lifeAnnuity,
  charges,
}: Priced): AskedPrice | undefined {
  const amount = publishedAmount(price)
  const isFrom = price.kind === 'published' && price.startingFrom
  if (goal === 'sale' && lifeAnnuity !== undefined) {
    const lumpSum = lifeAnnuity.downPayment ?? amount
    const { monthly } = lifeAnnuity
    if (lumpSum !== undefined) return { kind: 'lifeAnnuity', lumpSum, monthly }
    if (monthly !== undefined) return { kind: 'lifeAnnuity', monthly }
  } else if (amount !== undefined) {
    return goal === 'sale'
      ? { kind: 'sale', amount, isFrom, ...(isWithVat(charges) ? { isExclVat: true } : {}) }
      : { kind: 'rent', monthly: amount, isFrom, charges: charges.chargesTenant }
  }
  return isOnOffer(availability) ? { kind: 'onRequest' } : undefined
}

/** Returns the price on a property's own page, which says in place of it that the home is sold or rented. */
export function pagePrice(property: Priced): AskedPrice | undefined {
  return isOnOffer(property.availability) ? askedPrice(property) : undefined
}

/** Returns the asking price of a unit of a project; undefined once it is sold. */
export function askedUnitPrice(
  project: Pick<Project, 'address'>,
  { price, availability }: Pick<Unit, 'price' | 'availability'>,
): AskedPrice | undefined {
  if (!isOnOffer(availability)) return undefined
  return price.kind === 'onRequest'
    ? price
    : { kind: 'sale', amount: price.amount, isFrom: price.startingFrom, ...withoutVat(project) }
}

/** Returns what the units of a project cost, from the lowest to the highest; undefined once it is sold out. */
export function askedProjectPrice({
  availability,
  priceFrom,
  priceTo,
  units,
  address,
}: Pick<Project, 'address' | 'availability' | 'priceFrom' | 'priceTo' | 'units'>): AskedPrice | undefined {
  if (!isOnOffer(availability)) return undefined
  const offered = units.filter((unit) => isOnOffer(unit.availability))
  const shown = offered
    .flatMap(({ price }) => publishedAmount(price) ?? [])
    .toSorted((one, other) => one - other)
  // An end of the record's range may be the price of a unit that hides it.
  const isHiding = shown.length > 0 && shown.length < offered.length
  const from = isHiding ? shown[0] : publishedAmount(priceFrom)
  const to = isHiding ? shown.at(-1) : publishedAmount(priceTo)
  if (from !== undefined && to !== undefined && from < to)
    return { kind: 'range', from, to, ...withoutVat({ address }) }
  const amount = from ?? to
  return amount === undefined
    ? { kind: 'onRequest' }
    : { kind: 'sale', amount, isFrom: units.length !== 1, ...withoutVat({ address }) }
}

/**
 * Returns the amounts by which listings are filtered, sorted and compared: the price, the range or the monthly rent
 * without charges. Undefined on request, and for a life annuity: it has no total to put beside a price.
 */
export function comparablePrice(
  asked: AskedPrice | undefined,
): Readonly<{ from: EuroCents; to: EuroCents }> | undefined {
  switch (asked?.kind) {
    case 'sale':
      return { from: asked.amount, to: asked.amount }
    case 'rent':
      return { from: asked.monthly, to: asked.monthly }
    case 'range':
      return { from: asked.from, to: asked.to }
    case 'lifeAnnuity':
    case 'onRequest':
    case undefined:
      return undefined
  }
}

/** Whether VAT is added to a price. */
export function isExclVat(asked: AskedPrice | undefined): boolean {
  return (asked?.kind === 'sale' || asked?.kind === 'range') && asked.isExclVat === true
}

/** Returns the exact asking price; undefined for a lowest amount, which can change without a price reduction. */
export function exactPrice(asked: AskedPrice | undefined): EuroCents | undefined {
  if (asked?.kind === 'sale') return asked.isFrom ? undefined : asked.amount
  if (asked?.kind === 'rent') return asked.isFrom ? undefined : asked.monthly
  return undefined
}

/** A new building is offered without VAT in Belgium; what a price abroad includes is not known. */
function withoutVat(project: Pick<Project, 'address'>): Readonly<{ isExclVat?: true }> {
  return isInBelgium(project) ? { isExclVat: true } : {}
}

function publishedAmount(price: Price | undefined): EuroCents | undefined {
  return price?.kind === 'published' ? price.amount : undefined
}
