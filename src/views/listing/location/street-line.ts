import { isBoxNumber } from '#domain/place/box.ts'
import type { Address } from '#domain/place/place.ts'

/**
 * Returns the street of an address with its number; undefined where it is hidden.
 * @example streetLine(address) // 'Donklaan 12/3'
 */
export function streetLine(address: Address): string | undefined {
  if (address.kind === 'hidden') return undefined
  const { street, houseNumber, box } = address
  return houseNumber === undefined ? street : `${street} ${houseNumber}${boxWords(box)}`
}

function boxWords(box: string | undefined): string {
  if (box === undefined) return ''
  if (!isBoxNumber(box)) return `, ${box}`
  // A second slash would read as a third number.
  return box.includes('/') ? ` bus ${box}` : `/${box}`
}
