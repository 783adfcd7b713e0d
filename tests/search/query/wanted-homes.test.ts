import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWanted, parseWanted, toWantedHomes } from '#search/query/wanted-homes.ts'

const answers = fc.record({
  searchGoal: fc.constantFrom('buy', 'rent'),
  zones: fc.uniqueArray(fc.constantFrom('berlare', 'zele', 'wetteren'), { maxLength: 3 }),
  categories: fc.uniqueArray(fc.constantFrom('1', '2', '37'), { maxLength: 3 }),
  priceMin: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: undefined }),
  bedroomsMin: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
})

test('a search is stored and read back as it was asked', () => {
  fc.assert(
    fc.property(answers, (asked) => {
      const wanted = toWantedHomes(asked)
      expect(parseWanted(formatWanted(wanted))).toEqual(wanted)
      expect(wanted.criteria.towns).toEqual(asked.zones.toSorted())
    }),
  )
})

test('rooms and what is outside are part of the search', () => {
  const wanted = toWantedHomes({
    searchGoal: 'rent',
    bathroomsMin: 2,
    garagesMin: 1,
    parkingsMin: 2,
    outside: ['terrace'],
  })
  expect(formatWanted(wanted)).toBe('rent?bathrooms=2&terrace=1&garage=1&parking=1')
})

test('the same search is stored as the same text, however its choices are ordered', () => {
  const [one, other] = [
    ['zele', 'berlare'],
    ['berlare', 'zele'],
  ].map((zones) => formatWanted(toWantedHomes({ searchGoal: 'buy', zones, priceMax: 400_000 })))
  expect(one).toBe('buy?city=berlare&city=zele&price=-400000')
  expect(other).toBe(one)
})
