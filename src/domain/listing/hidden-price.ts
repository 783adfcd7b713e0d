import type { Charges, Property } from './property.ts'

/**
 * Amounts that tell a hidden price: its parts, the taxes and fees that are a share of it, its sum with them, and a deposit of
 * some months' rent.
 */
const tellingCharges = [
  'landShare',
  'vatValue',
  'vatBuilding',
  'registrationDuty',
  'notaryFee',
  'notaryFeeInclVat',
  'totalCost',
  'deposit',
] as const satisfies readonly (keyof Charges)[]

/** Returns a listing without its price and without any amount from which the price can be worked out. */
export function hidePrice(property: Property): Property {
  const { charges, lifeAnnuity } = property
  const hidden = Object.fromEntries(tellingCharges.map((name) => [name, undefined]))
  return {
    ...property,
    price: { kind: 'onRequest' },
    charges: { ...charges, ...hidden },
    lifeAnnuity: lifeAnnuity && { ...lifeAnnuity, downPayment: undefined, monthly: undefined },
  }
}
