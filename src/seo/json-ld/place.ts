import type { GeoCoordinates, PostalAddress } from 'schema-dts'
import type { Address, Position } from '#domain/place/place.ts'

/** Returns a published address; undefined for a hidden one. */
export function postalAddress(address: Address): PostalAddress | undefined {
  if (address.kind === 'hidden') return undefined
  const { street, houseNumber, box, town } = address
  return {
    '@type': 'PostalAddress',
    // With the word of Dutch addresses, as the town's name is Dutch too.
    streetAddress: [street, houseNumber, box && `bus ${box}`].filter((part) => part !== undefined).join(' '),
    postalCode: town.zip,
    addressLocality: town.name.replace(/ \(.*\)$/, ''),
    addressCountry: town.country,
  }
}

/** Returns the point of a published address; undefined for a hidden one, and for the middle of a town. */
export function geoCoordinates(address: Address, position: Position | undefined): GeoCoordinates | undefined {
  if (address.kind === 'hidden' || position?.precision !== 'address') return undefined
  return { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude }
}
