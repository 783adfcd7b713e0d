import { describe, expect, test } from 'vitest'
import { newSince, priceReduction, recordMoment } from '#domain/listing/listing-history.ts'
import type { ListingMoment } from '#domain/listing/listing-history.ts'
import { euroCents } from '#domain/values/money.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'

const at = (on: string, euro?: number, more: Partial<ListingMoment> = {}): ListingMoment => ({
  on: day(on),
  goal: 'sale',
  availability: 'available',
  price: euro === undefined ? undefined : euroCents(euro),
  ...more,
})
const reduction = (...history: readonly ListingMoment[]) =>
  priceReduction(history, history.at(-1)?.price ?? euroCents(0))

describe('the price before a reduction', () => {
  test('is the lowest of the thirty days before it', () => {
    expect(
      reduction(at('2026-01-01', 400_000), at('2026-02-01', 390_000), at('2026-02-10', 380_000)),
    ).toEqual({
      from: 39_000_000,
      on: '2026-02-10',
    })
  })

  test('is not one that ended more than thirty days before it', () => {
    expect(
      reduction(at('2025-01-01', 350_000), at('2025-06-01', 400_000), at('2026-02-10', 380_000))?.from,
    ).toBe(40_000_000)
    expect(
      reduction(at('2025-01-01', 350_000), at('2026-01-20', 400_000), at('2026-02-10', 380_000)),
    ).toBeUndefined()
  })

  test('is never a rent', () => {
    const rented = at('2026-01-20', 900, { goal: 'rent' })
    expect(reduction(rented, at('2026-02-01', 400_000), at('2026-02-10', 380_000))?.from).toBe(40_000_000)
    expect(reduction(at('2026-01-01', 400_000), rented, at('2026-02-10', 380_000))).toBeUndefined()
  })

  test('is none where the same amount was asked for something else in between', () => {
    expect(
      reduction(
        at('2026-01-01', 1500, { goal: 'rent' }),
        at('2026-02-01', 1200),
        at('2026-03-01', 1200, { goal: 'rent' }),
      ),
    ).toBeUndefined()
  })

  test('is none where no price was shown just before', () => {
    expect(reduction(at('2026-01-01', 400_000), at('2026-02-01'), at('2026-02-10', 380_000))).toBeUndefined()
  })

  test('is none where the price asked today is not the one of the history', () => {
    const history = [at('2026-01-01', 400_000), at('2026-02-10', 380_000)]
    expect(priceReduction(history, euroCents(370_000))).toBeUndefined()
    expect(priceReduction([], euroCents(370_000))).toBeUndefined()
  })
})

test('a home that goes from sale to rent for the same amount is recorded anew', () => {
  const price = { kind: 'published', amount: euroCents(1000), startingFrom: false } as const
  const first = recordMoment([], createProperty({ price }), day('2026-01-10'))
  expect(recordMoment(first, createProperty({ price, goal: 'rent' }), day('2026-02-10'))).toHaveLength(2)
})

test('a home is new on the day on which it comes online', () => {
  const today = day('2026-02-10')
  expect(newSince([at('2026-02-10', 1)], today, today, 7)).toBe(today)
})
