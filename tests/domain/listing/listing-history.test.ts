import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  availableSince,
  daysUntilTaken,
  type ListingHistory,
  type ListingMoment,
  newSince,
  priceReduction,
  recordListings,
  recordMoment,
} from '#domain/listing/listing-history.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Price } from '#domain/listing/property.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'

const asking = (euro: number): Price => ({ kind: 'published', amount: euroCents(euro), startingFrom: false })
const at = (on: string, euro?: number, more: Partial<ListingMoment> = {}): ListingMoment => ({
  on: day(on),
  goal: 'sale',
  availability: 'available',
  price: euro === undefined ? undefined : euroCents(euro),
  ...more,
})

describe('recording', () => {
  const first = recordMoment([], createProperty({ price: asking(400_000) }), day('2026-01-10'))

  it('keeps the first day, and adds nothing without a change', () => {
    expect(first).toEqual([at('2026-01-10', 400_000)])
    expect(recordMoment(first, createProperty({ price: asking(400_000) }), day('2026-03-01'))).toEqual(first)
  })

  it('adds a new price, a new state, a new goal and a hidden price', () => {
    const changes = [
      createProperty({ price: asking(380_000) }),
      createProperty({ price: asking(380_000), availability: 'underOption' }),
      createProperty({ price: asking(1_200), goal: 'rent' }),
      createProperty({ price: { kind: 'onRequest' }, goal: 'rent' }),
    ]
    const history = changes.reduce<ListingHistory>(
      (known, property, index) => recordMoment(known, property, addDays(day('2026-02-01'), index)),
      first,
    )
    expect(history).toHaveLength(5)
    expect(history.map(({ price }) => price)).toEqual([
      40_000_000,
      38_000_000,
      38_000_000,
      120_000,
      undefined,
    ])
  })

  it('ignores the lowest price of a project, which changes when a unit is sold', () => {
    const lowest: Price = { kind: 'published', amount: euroCents(400_000), startingFrom: true }
    expect(recordMoment([], createProperty({ price: lowest }), day('2026-01-10'))).toEqual([at('2026-01-10')])
  })

  it('replaces what was published earlier on the same day', () => {
    const typo = recordMoment(first, createProperty({ price: asking(4_000) }), day('2026-02-01'))
    expect(recordMoment(typo, createProperty({ price: asking(400_000) }), day('2026-02-01'))).toEqual(first)
  })

  it('is not undone by a build for an earlier day', () => {
    expect(recordMoment(first, createProperty({ price: asking(1) }), day('2025-01-01'))).toEqual(first)
  })

  it('keeps the history of a removed listing', () => {
    const histories = recordListings({ 9: first }, [createProperty({ id: 7 })], day('2026-02-01'), [])
    expect(Object.keys(histories)).toEqual(['7', '9'])
    expect(histories[9]).toEqual(first)
  })

  it('gives the same history for the same publications, repeated or not', () => {
    const publication = fc.record({
      gap: fc.integer({ min: 0, max: 40 }),
      euro: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(publication, { maxLength: 12 }), (publications) => {
        let today = day('2026-01-01')
        let once: ListingHistory = []
        let twice: ListingHistory = []
        for (const { gap, euro } of publications) {
          today = addDays(today, gap)
          const property = createProperty({ price: asking(euro) })
          once = recordMoment(once, property, today)
          twice = recordMoment(recordMoment(twice, property, today), property, today)
        }
        expect(twice).toEqual(once)
        expect(once.map(({ on }) => on)).toEqual(once.map(({ on }) => on).toSorted())
      }),
    )
  })
})

describe('a reduction', () => {
  test.each<readonly [string, ListingHistory, readonly [number, string] | undefined]>([
    ['of a price that never changed', [at('2026-01-01', 400)], undefined],
    ['to a lower price', [at('2026-01-01', 400), at('2026-06-01', 380)], [400, '2026-06-01']],
    ['to a higher price', [at('2026-01-01', 380), at('2026-06-01', 400)], undefined],
    [
      'after a rise of a week',
      [at('2026-01-01', 400), at('2026-06-01', 450), at('2026-06-08', 400)],
      undefined,
    ],
    [
      'after a rise of a week, below the old price',
      [at('2026-01-01', 400), at('2026-06-01', 450), at('2026-06-08', 390)],
      [400, '2026-06-08'],
    ],
    [
      'after a rise of some months',
      [at('2026-01-01', 400), at('2026-02-01', 450), at('2026-06-08', 420)],
      [450, '2026-06-08'],
    ],
    [
      'that is the second one',
      [at('2026-01-01', 400), at('2026-05-01', 380), at('2026-06-08', 370)],
      [380, '2026-06-08'],
    ],
    ['taken back since', [at('2026-01-01', 400), at('2026-02-01', 350), at('2026-06-08', 390)], undefined],
    ['from a hidden price', [at('2026-01-01', 400), at('2026-02-01'), at('2026-06-08', 390)], undefined],
    [
      'that outlives an option',
      [at('2026-01-01', 400), at('2026-02-01', 390), at('2026-06-08', 390, { availability: 'underOption' })],
      [400, '2026-02-01'],
    ],
    [
      'from a price to a rent',
      [at('2026-01-01', 400_000), at('2026-02-01', 900, { goal: 'rent' })],
      undefined,
    ],
  ])('%s', (_, history, expected) => {
    const asked = history.at(-1)?.price ?? euroCents(0)
    expect(priceReduction(history, asked)).toEqual(
      expected === undefined ? undefined : { from: euroCents(expected[0]), on: expected[1] },
    )
  })

  it('compares only with a published, higher price', () => {
    const moments = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6 })), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(moments, (steps) => {
        let on: PlainDate = day('2026-01-01')
        const history = steps.map(([gap, euro]) => {
          on = addDays(on, gap)
          return at(on, euro)
        })
        const asked = history.at(-1)?.price ?? euroCents(0)
        const reduction = priceReduction(history, asked)
        if (reduction === undefined) return
        expect(reduction.from).toBeGreaterThan(asked)
        expect(history.map(({ price }) => price)).toContain(reduction.from)
      }),
    )
  })
})

describe('the date since when', () => {
  it('a listing is under option, and available again', () => {
    const optioned = [at('2026-01-01', 400), at('2026-02-01', 400, { availability: 'underOption' })]
    expect(availableSince(optioned)).toBe('2026-02-01')
    expect(availableSince([...optioned, at('2026-03-01', 400)])).toBe('2026-03-01')
    expect(availableSince([at('2026-01-01', 400), at('2026-02-01', 390)])).toBeUndefined()
  })

  test.each([
    ['for a week', '2026-11-13', '2026-11-13', '2026-11-13'],
    ['not for longer', '2026-11-12', '2026-11-12', undefined],
    ['not again when its record is dated anew', '2026-03-01', '2026-11-18', undefined],
    ['as its record says where the site came later', '2026-11-19', '2026-11-14', '2026-11-14'],
    ['not when its record has no date', '2026-11-19', undefined, undefined],
    ['not before it is there', '2026-12-01', '2026-12-01', undefined],
  ] as const)('it is new, %s', (_, firstOn, publishedOn, expected) => {
    const published = publishedOn === undefined ? undefined : day(publishedOn)
    expect(newSince([at(firstOn, 400)], published, day('2026-11-20'), 7)).toBe(expected)
  })

  it('is new on a site that keeps no ledger', () => {
    expect(newSince([], day('2026-11-18'), day('2026-11-20'), 7)).toBe('2026-11-18')
  })
})

describe('the days until it was taken', () => {
  const sold = at('2026-03-13', 400, { availability: 'sold' })

  test.each([
    [
      'from the first day, an option included',
      [at('2026-03-01', 400), at('2026-03-09', 400, { availability: 'underOption' }), sold],
      undefined,
      12,
    ],
    ['from its own date where the site came later', [at('2026-03-01', 400), sold], '2026-02-11', 30],
    ['at least one', [at('2026-03-13', 400), sold], undefined, 1],
    [
      'from when it was for sale again',
      [at('2024-01-01', 300), at('2024-02-01', 300, { availability: 'sold' }), at('2026-03-03', 400), sold],
      undefined,
      10,
    ],
    [
      'from when it was for sale again, whatever its date',
      [at('2024-01-01', 300), at('2024-02-01', 300, { availability: 'sold' }), at('2026-03-03', 400), sold],
      '2023-12-20',
      10,
    ],
    [
      'from when it was for sale instead of to let',
      [at('2025-01-01', 1, { goal: 'rent' }), at('2026-03-03', 400), sold],
      '2024-12-20',
      10,
    ],
    [
      'from its date where it is one of this time',
      [at('2024-01-01', 300, { availability: 'sold' }), at('2026-03-03', 400), sold],
      '2026-02-11',
      30,
    ],
    ['unknown where it was never seen free', [sold], undefined, undefined],
    ['unknown while it is free', [at('2026-03-01', 400)], undefined, undefined],
  ] as const)('count %s', (_, history, publishedOn, expected) => {
    const published = publishedOn === undefined ? undefined : day(publishedOn)
    expect(daysUntilTaken(history, published)).toBe(expected)
  })
})
