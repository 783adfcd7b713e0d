import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfHalf, recentDeals } from '#domain/deals/deals.ts'
import { type ListingHistory, recordListings } from '#domain/listing/listing-history.ts'
import type { Property } from '#domain/listing/property.ts'
import { createCatalogue, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'

type Histories = Readonly<Record<string, ListingHistory>>

const { sections } = createCatalogue()
const now = day('2026-11-20')

/** Publishes a home as it is on some days; another one was there before. */
function publish(...days: readonly (readonly [string, Partial<Property>])[]): Histories {
  return days.reduce<Histories>(
    (known, [on, home]) => recordListings(known, [createProperty({ id: 7, ...home })], day(on), sections),
    { 1: [{ on: day('2025-01-01'), goal: 'sale', availability: 'available' }] },
  )
}

const deals = (listings: Histories, properties: readonly Property[] = [], at = now) =>
  recentDeals({ listings }, { properties, sections }, at)
const undated = { publishedOn: undefined }

describe('what was sold and let', () => {
  const sold = publish(['2026-09-01', undated], ['2026-10-01', { ...undated, availability: 'sold' }])

  test('is told by the ledger alone once its record is gone: town, kind, day and days online, no street', () => {
    const [deal, ...others] = deals(sold)
    expect(others).toEqual([])
    expect(deal).toMatchObject({ id: 7, goal: 'sale', on: '2026-10-01', days: 30, town: { name: 'Berlare' } })
    expect(JSON.stringify(deal)).not.toMatch(/street|straat|picture|houseNumber/)
  })

  test('is told from the day on which the record says so, before it is published', () => {
    const offered = publish(['2026-09-01', undated])
    expect(deals(offered)).toEqual([])
    const record = createProperty({ id: 7, ...undated, availability: 'rented', goal: 'rent' })
    expect(deals(publish(['2026-09-01', { ...undated, goal: 'rent' }]), [record])).toMatchObject([
      { goal: 'rent', on: now, days: 80 },
    ])
  })

  test('is left out where the first day is not known, and where it was offered discreetly', () => {
    const there = { ...undated, id: 1 }
    expect(deals(publish(['2026-09-01', there], ['2026-10-01', { ...there, availability: 'sold' }]))).toEqual(
      [],
    )
    const hidden = { ...undated, sections: ['discreet'] }
    expect(
      deals(publish(['2026-09-01', hidden], ['2026-10-01', { ...hidden, availability: 'sold' }])),
    ).toEqual([])
  })

  test('is left out once it is back on offer, and after six months', () => {
    expect(
      deals(
        publish(
          ['2026-09-01', undated],
          ['2026-10-01', { ...undated, availability: 'sold' }],
          ['2026-10-09', undated],
        ),
      ),
    ).toEqual([])
    expect(deals(sold, [], day('2027-04-01'))).toHaveLength(1)
    expect(deals(sold, [], day('2027-04-02'))).toEqual([])
  })
})

test('half of the deals were made within the days that are said, and not half within a day less', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1 }), (all) => {
      const half = daysOfHalf(all.map((days) => ({ days }))) ?? 0
      const within = (most: number) => all.filter((days) => days <= most).length
      expect(within(half) * 2).toBeGreaterThanOrEqual(all.length)
      expect(within(half - 1) * 2).toBeLessThan(all.length)
    }),
  )
})
