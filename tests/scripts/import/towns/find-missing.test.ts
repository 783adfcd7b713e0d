import { expect, test } from 'vitest'
import type { Town } from '#domain/place/place.ts'
import { findMissing } from '#scripts/import/towns/find-missing.ts'

const town = (name: string, zip: string, slug: string): Town => ({
  name,
  zip,
  slug,
  names: {},
  country: 'BE',
})

test('a town keeps the address that its pages have', () => {
  const shown = [town('Sint-Denijs', '8554', 'sint-denijs-8554')]
  const { found } = findMissing([], shown, [town('SINT DENIJS', '8554', 'sint-denijs')])
  expect(found).toEqual([town('SINT DENIJS', '8554', 'sint-denijs-8554')])
})

test('an address that another town has is told apart by its zip', () => {
  const listed = [town('Moorsel in Tervuren', '3080', 'moorsel')]
  const { found } = findMissing(
    listed,
    [...listed, town('Aalst Moorsel', '9310', 'aalst-moorsel')],
    [town('Moorsel', '9310', 'moorsel')],
  )
  expect(found).toEqual([town('Moorsel', '9310', 'moorsel-9310')])
})

test('a listing of which only the country is known asks for no town', () => {
  const shown: Town = { slug: 'belgie', name: 'België', names: {}, country: 'BE' }
  expect(findMissing([], [shown], [])).toEqual({ found: [], unknown: [] })
})
