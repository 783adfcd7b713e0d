import type { NewBuildVat } from '#domain/law/rules.ts'
import type { Charges } from '#domain/listing/property.ts'
import { type EuroCents, euroCents, percentOf } from '#domain/values/money.ts'

/** Fields of a record that say what VAT is due on a new home. */
type VatFields = Pick<Charges, 'vatRate' | 'vatValue' | 'vatBuilding' | 'landShare'>

/** What a record says of the VAT on a price: rate and amount as far as stated, and the part of the price without VAT. */
export type StatedVat = Readonly<{ percent?: number; amount?: EuroCents; landShare?: EuroCents }>

/** Whether a record says that its price is without VAT. */
export function isWithVat({ vatRate, vatValue, vatBuilding }: VatFields): boolean {
  return [vatRate, vatValue, vatBuilding].some((field) => field !== undefined)
}

/** Returns the rate of VAT, stated or by both amounts of a record; undefined where it says too little. */
export function statedVatRate({ vatRate, vatValue, vatBuilding }: VatFields): number | undefined {
  if (vatRate !== undefined || vatValue === undefined || vatBuilding === undefined || vatValue === 0)
    return vatRate
  return Math.round((vatBuilding / vatValue) * 100)
}

/** Rates of VAT on a home, in per cent; a record that states none means the first. */
type VatRates = Pick<NewBuildVat, 'percent' | 'rebuildPercent'>

/**
 * Returns what a record says of the VAT on its price; undefined where no home is sold at its rate, or its fields contradict
 * each other, so that no sum is right.
 */
export function statedVat(
  fields: VatFields,
  price: EuroCents,
  { percent: usual, rebuildPercent }: VatRates,
): StatedVat | undefined {
  const { vatValue, vatBuilding: amount, landShare } = fields
  const percent = statedVatRate(fields)
  const rate = percent ?? usual
  if (rate !== usual && rate !== rebuildPercent) return undefined
  // Records round their amounts.
  const isNear = (one: number, other: number) => Math.abs(one - other) <= price / 500
  const untaxed = vatValue === undefined ? landShare : price - vatValue
  const untaxedByAmount = amount === undefined || rate === 0 ? undefined : price - (amount * 100) / rate
  const rest = untaxed ?? untaxedByAmount ?? 0
  const share = euroCents(isNear(rest, 0) ? 0 : Math.max(rest, 0) / 100)
  const isSound =
    isNear(share, rest) &&
    share <= price &&
    isNear(share, landShare ?? share) &&
    isNear(
      percentOf(euroCents((price - share) / 100), rate),
      amount ?? percentOf(euroCents((price - share) / 100), rate),
    )
  return isSound ? { percent, amount, landShare: share === 0 ? undefined : share } : undefined
}
