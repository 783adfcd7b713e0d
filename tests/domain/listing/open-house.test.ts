import { expect, test } from 'vitest'
import { upcomingOpenHouses } from '#domain/listing/open-house.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'

const past = { on: day('2026-11-19'), from: '10:00', until: '12:00' }
const today = { on: day('2026-11-20'), from: '14:00', until: '16:00' }
const morning = { on: day('2026-11-20'), from: '09:00', until: '11:00' }
const next = { on: day('2026-11-28'), from: '10:00', until: '12:00' }
const openHouses = [next, today, past, morning]

test('past days are left out, coming ones are in order', () => {
  const upcoming = upcomingOpenHouses(createProperty({ openHouses }), day('2026-11-20'))
  expect(upcoming).toEqual([morning, today, next])
})

test.each([
  ['available', 3],
  ['underOption', 3],
  ['sold', 0],
  ['rented', 0],
  ['soldOut', 0],
] as const)('a home that is %s has %i days', (availability, count) => {
  const property = createProperty({ openHouses, availability })
  expect(upcomingOpenHouses(property, day('2026-11-20'))).toHaveLength(count)
})
