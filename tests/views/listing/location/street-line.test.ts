import { expect, test } from 'vitest'
import { postalAddress } from '#seo/json-ld/place.ts'
import { streetLine } from '#views/listing/location/street-line.ts'

const town = { slug: 'x', name: 'Nieuwerkerken (Aalst)', names: {}, zip: '9320', country: 'BE' }

test.each([
  ['7', '3', 'Kouter 7/3', 'Kouter 7 bus 3'],
  ['12', '3/1', 'Kouter 12 bus 3/1', 'Kouter 12 bus 3/1'],
  ['15-23', 'A02', 'Kouter 15-23/A02', 'Kouter 15-23 bus A02'],
  ['12', 'RDC', 'Kouter 12, RDC', 'Kouter 12, RDC'],
  ['12', '1e verdieping', 'Kouter 12, 1e verdieping', 'Kouter 12, 1e verdieping'],
  ['12', undefined, 'Kouter 12', 'Kouter 12'],
  [undefined, undefined, 'Kouter', 'Kouter'],
])('%s and box %s are said on the page and to search engines', (houseNumber, box, line, streetAddress) => {
  const address = { kind: 'published', street: 'Kouter', houseNumber, box, town } as const
  expect(streetLine(address)).toBe(line)
  expect(postalAddress(address)).toMatchObject({ streetAddress, addressLocality: 'Nieuwerkerken' })
})

test('an address whose country nobody knows is none to machines', () => {
  const town = { slug: 'nergens', name: 'Nergens', names: {} }
  expect(postalAddress({ kind: 'published', street: 'Dorp', town })).toBeUndefined()
  expect(
    postalAddress({ kind: 'published', street: 'Dorp', town: { ...town, country: 'ES' } }),
  ).toMatchObject({
    addressCountry: 'ES',
  })
})
