import { expect, test } from 'vitest'
import type { Town } from '#domain/place/place.ts'
import { locales } from '#domain/values/locale.ts'
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

test('the paths of a language have the name of a town in it', () => {
  const slugsOf = (name: string, zip: string) => find(name, zip)?.slugs
  expect(slugsOf('Brussel', '1000')).toEqual({ fr: 'bruxelles', en: 'brussels', de: 'bruessel' })
  expect(slugsOf('Elsene', '1050')).toEqual({ fr: 'ixelles', en: 'ixelles', de: 'ixelles' })
  expect(find('Liège', '4000')).toMatchObject({ slug: 'liege', slugs: { nl: 'luik', de: 'luettich' } })
  expect(find('Eupen', '4700')).not.toHaveProperty('slugs')
  expect(
    createTownIndex([{ slug: 'waas', name: 'Beveren', names: { fr: 'Béveren' }, country: 'BE' }]).all(),
  ).toContainEqual(expect.objectContaining({ slug: 'waas', slugs: { fr: 'beveren' } }))
})

test('no two towns have one path, in any language', () => {
  const twins = ['Hal', 'Hulst'].map((name): Town => ({
    slug: `${name.toLowerCase()}-bis`,
    name,
    names: { fr: name },
    country: 'FR',
  }))
  const index = createTownIndex([...own, ...twins])
  // Antwerp is `anvers` in French.
  expect(index.improvise({ name: 'Anvers', country: 'FR' }).slugs).toEqual({ fr: 'anvers-fr' })
  index.improvise({ country: 'FR' })
  index.improvise({ name: 'France', country: 'US' })
  const all = index.all()
  for (const locale of locales)
    expect(new Set(all.map(({ slug, slugs }) => slugs?.[locale] ?? slug)).size).toBe(all.length)
})
