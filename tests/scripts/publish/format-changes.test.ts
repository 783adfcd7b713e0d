import { expect, test } from 'vitest'
import { compareListings } from '#domain/listing/compare-listings.ts'
import { recordListings } from '#domain/listing/listing-history.ts'
import type { Property } from '#domain/listing/property.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatChanges } from '#scripts/publish/format-changes.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'

const noBreak = '\u00A0'

function home(id: number, euros: number, change: Partial<Property> = {}): Property {
  return createProperty({
    id,
    price: { kind: 'published', amount: euroCents(euros), startingFrom: false },
    ...change,
  })
}

/** Returns what is said when a first list of homes has been published and a second one is next. */
function said(
  before: readonly Property[],
  after: readonly Property[],
  open = before.map(({ id }) => id),
): string {
  const histories = recordListings({}, before, day('2026-11-01'), [])
  return formatChanges(compareListings(histories, new Set(open), after))
}

test('a price is named with the town, the rest is counted', () => {
  const before = [home(1, 580_000), home(2, 300_000), home(3, 250_000), home(4, 100_000)]
  const after = [home(1, 565_000), home(2, 300_000, { availability: 'sold' }), home(4, 100_000), home(5, 1)]
  const town = before[0]?.address.town.name
  expect(said(before, after)).toBe(
    `1 ${town}: €${noBreak}580.000 → €${noBreak}565.000\n1 sold (2), 1 new (5), 1 gone (3)`,
  )
})

test('the same list twice changes nothing', () => {
  const homes = [home(1, 580_000), home(2, 300_000)]
  expect(said(homes, homes)).toBe('No listing changes.')
})

test('a home that was taken off the site and comes again is said to be back', () => {
  const homes = [home(1, 580_000), home(2, 300_000)]
  expect(said(homes, homes, [2])).toBe('1 back (1)')
})

test('on a first site every home is new, whatever is known of its past', () => {
  expect(said([home(1, 580_000)], [home(1, 580_000)], [])).toBe('1 new (1)')
})

test('of many changes the first are named and all are counted', () => {
  const homes = Array.from({ length: 30 }, (_, index) => home(index + 1, 200_000))
  const cheaper = homes.map(({ id }) => home(id, 190_000))
  const lines = said(homes, cheaper).split('\n')
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('and 10 more prices')
  expect(said(homes, [])).toBe('30 gone (1, 2, 3, 4, 5 …)')
})
