import type { Address } from '#domain/place/place.ts'

/**
 * Returns the street of an address with its number; undefined where it is hidden.
 * @example streetLine(address) // 'Donklaan 12/3'
 */
export function streetLine(address: Address): string | undefined {
  if (address.kind === 'hidden') return undefined
  const { street, houseNumber, box } = address
  const number = houseNumber === undefined ? '' : ` ${houseNumber}${box === undefined ? '' : `/${box}`}`
  return `${street}${number}`
}
