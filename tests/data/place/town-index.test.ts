import { expect, test } from 'vitest'
import { createTownIndex } from '#data/place/town-index.ts'
import { slugOf } from '#text/slug.ts'

const town = (name: string, zip: string, names = {}) => ({
  slug: slugOf(name, 'gemeente'),
  name,
  names,
  zip,
  country: 'BE' as const,
})
const towns = createTownIndex([
  town('Aalst', '9300', { fr: 'Alost' }),
  town('Moorsel', '9310'),
  town('Gent', '9000', { fr: 'Gand' }),
  town('Gentbrugge', '9050'),
  town('La Roche-en-Ardenne', '6980'),
  town('Sint-Gillis-Waas', '9170'),
  town('Waas', '9999'),
])

test.each([
  ['AALST MOORSEL', '9310', 'Moorsel'],
  ['GENT GENTBRUGGE', '9050', 'Gentbrugge'],
  ['Gent - Gentbrugge', undefined, 'Gentbrugge'],
  ['ALOST MOORSEL', undefined, 'Moorsel'],
  ['AALST HERDERSEM', '9310', 'Aalst'],
  ['ORTHO (LA ROCHE-EN-ARDENNE)', '6983', 'La Roche-en-Ardenne'],
  ['MOORSEL (AALST)', '9310', 'Moorsel'],
  ['SINT GILLIS WAAS', '9170', 'Sint-Gillis-Waas'],
  ['GAND', '9000', 'Gent'],
])('%s (%s) is found as %s', (name, zip, expected) => {
  expect(towns.find({ name, zip, country: 'BE' })?.name).toBe(expected)
})

test.each(['Erembodegem', 'Nieuw Erembodegem', '(', 'BERLARE (9290)'])('%s is on no list', (name) => {
  expect(towns.find({ name, country: 'BE' })).toBeUndefined()
})

test('the part whose zip the record has wins over the one that is named last', () => {
  expect(towns.find({ name: 'MOORSEL AALST', zip: '9310' })?.name).toBe('Moorsel')
})
