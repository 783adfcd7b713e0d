import type { GeoCoordinates, PostalAddress } from 'schema-dts'
import { isBoxNumber } from '#domain/place/box.ts'
import type { Address, Position } from '#domain/place/place.ts'

/** Returns a published address; undefined for a hidden one, and for one whose country nobody knows. */
export function postalAddress(address: Address): PostalAddress | undefined {
  if (address.kind === 'hidden' || address.town.country === undefined) return undefined
  const { street, houseNumber, box, town } = address
  return {
    '@type': 'PostalAddress',
    streetAddress: [street, houseNumber].filter((part) => part !== undefined).join(' ') + boxWords(box),
    postalCode: town.zip,
    addressLocality: town.name.replace(/ \(.*\)$/, ''),
    addressCountry: town.country,
  }
}

/** With the word of Dutch addresses, as the town's name is Dutch too. */
function boxWords(box: string | undefined): string {
  if (box === undefined) return ''
  return isBoxNumber(box) ? ` bus ${box}` : `, ${box}`
}

/** Returns the point of a published address; undefined for a hidden one, and for the middle of a town. */
export function geoCoordinates(address: Address, position: Position | undefined): GeoCoordinates | undefined {
  if (address.kind === 'hidden' || position?.precision !== 'address') return undefined
  return { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude }
}
