import { describe, expect, test } from 'vitest'
import type { NearbyPlace } from '#domain/place/nearby.ts'
import type { Address, Position } from '#domain/place/place.ts'
import { languages } from '#tests/support/languages.ts'
import { viewNearby } from '#views/listing/location/nearby.ts'
import { berlare, sintPauwels } from '../../../support/catalogue/catalogue-factory.ts'

const station: NearbyPlace = {
  kind: 'station',
  name: { nl: 'Sint-Niklaas', fr: 'Saint-Nicolas' },
  coordinates: { latitude: 51.0306, longitude: 4.0203 },
}
const near = (['school', 'shop'] as const).map((kind) => ({ ...station, kind }))
const places = [station, ...near]
const published: Address = { kind: 'published', street: 'Donklaan', town: berlare }
const atHome: Position = { latitude: 51.0306, longitude: 4.0153, precision: 'address' }
const view = (address: Address, position: Position | undefined, locale: 'nl' | 'fr' = 'nl') =>
  viewNearby(places, address, position, locale, languages(locale).t)

describe('the distances of a home', () => {
  test('are told from the home, in metres below a kilometre, in the language of the page', () => {
    expect(view(published, atHome)).toMatchObject({
      rows: [{ label: 'Station', name: 'Sint-Niklaas', distance: '350\u00a0m' }, {}, {}],
      note: 'In vogelvlucht, vanaf de woning.',
    })
    expect(view(published, atHome, 'fr')?.rows[0]).toMatchObject({ label: 'Gare', name: 'Saint-Nicolas' })
  })

  test('are told from the town of a hidden address, which its own place would give away', () => {
    expect(view({ kind: 'hidden', town: berlare }, atHome)).toMatchObject({
      rows: [{ distance: '1,4\u00a0km' }, {}, {}],
      note: 'In vogelvlucht, vanaf het centrum van Berlare.',
    })
  })

  test('are missing with fewer than three places within reach, or without a known point', () => {
    const t = languages('nl').t
    expect(viewNearby(places.slice(1), published, atHome, 'nl', t)).toBeUndefined()
    expect(viewNearby([], published, atHome, 'nl', languages('nl').t)).toBeUndefined()
    expect(view({ kind: 'hidden', town: sintPauwels }, undefined)).toBeUndefined()
  })
})
