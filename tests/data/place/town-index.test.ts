import { expect, test } from 'vitest'
import type { Town } from '#domain/place/place.ts'
import { createTownIndex } from '#data/place/town-index.ts'

const own: readonly Town[] = [
  { slug: 'beveren', name: 'Beveren', names: {}, zip: '9120', country: 'BE' },
  { slug: 'puivelde', name: 'Puivelde', names: {}, zip: '9111', country: 'BE' },
  { slug: 'hulst', name: 'Hulst', names: {}, zip: '4561', country: 'NL' },
]
const towns = createTownIndex(own)

function find(name: string, zip?: string, country?: string): Town | undefined {
  const found = towns.find({ name, zip, country })
  return found?.kind === 'one' ? found.town : undefined
}

test('a town of the agency keeps its name and path, with the point of the place that it is', () => {
  expect(find('BEVEREN-WAAS', '9120')).toMatchObject({
    slug: 'beveren',
    name: 'Beveren',
    coordinates: { latitude: expect.closeTo(51.2, 1) },
  })
  expect(find('BEVEREN', '8800')?.slug).toBe('beveren-roeselare')
})

test('a hamlet of the agency is found beside the postal places', () => {
  expect(find('PUIVELDE', '9111')?.slug).toBe('puivelde')
  expect(find('Belsele', '9111')?.slug).toBe('belsele')
})

test('a town abroad keeps the zip of the record', () => {
  expect(find('HULST', '4561 AB')).toMatchObject({ slug: 'hulst', zip: '4561 AB', country: 'NL' })
  expect(find('Namur', '5000')).toMatchObject({ slug: 'namur', name: 'Namen', names: { fr: 'Namur' } })
})

test('a zip abroad is no Belgian place', () => {
  expect(find('Linz', '4020', 'AT')).toBeUndefined()
  const linz = towns.improvise({ name: 'LINZ', zip: '4020', country: 'AT' })
  expect(linz).toEqual({ slug: 'linz', name: 'Linz', names: {}, zip: '4020', country: 'AT' })
  expect(towns.improvise({ name: 'linz', zip: '4021', country: 'AT' })).toBe(linz)
})

test('a listing without town is shown under its country', () => {
  expect(towns.improvise({ name: '𙂅', country: 'ES' })).not.toBe(towns.improvise({ country: 'ES' }))
  expect(towns.improvise({ country: 'ES' })).toMatchObject({
    slug: 'spanje',
    name: 'Spanje',
    names: { fr: 'Espagne', en: 'Spain', de: 'Spanien' },
  })
})
