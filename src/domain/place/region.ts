import type { Address, Country, Region } from './place.ts'

/** The regions, in the order in which visitors choose from them. */
export const regions = ['flanders', 'brussels', 'wallonia'] as const satisfies readonly Region[]

/** First zip of each stretch of Belgian postal codes and the region that it lies in. */
const stretches: readonly Readonly<{ from: number; region: Region }>[] = [
  { from: 8000, region: 'flanders' },
  { from: 4000, region: 'wallonia' },
  { from: 1500, region: 'flanders' },
  { from: 1300, region: 'wallonia' },
  { from: 1000, region: 'brussels' },
]

/**
 * Returns the region of a Belgian postal code; undefined outside Belgium, or where it is no postal code.
 * @see specification, section 9 (region by postal code)
 * @example regionOfZip('9290', 'BE') // 'flanders'
 */
export function regionOfZip(zip: string | undefined, country: Country | undefined): Region | undefined {
  if (zip === undefined || country !== 'BE' || !/^[1-9]\d{3}$/.test(zip)) return undefined
  const number = Number(zip)
  return stretches.find(({ from }) => number >= from)?.region
}

/** Whether Belgian law is about what stands at an address. */
export function isInBelgium({ address }: Readonly<{ address: Address }>): boolean {
  return address.town.country === 'BE'
}
