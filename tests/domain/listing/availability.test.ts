import { describe, expect, it, test } from 'vitest'
import type { Marquee } from '#domain/site/section.ts'
import { berlare, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { availabilityNotice, badgeOf, isListed, isOnOffer } from '#domain/listing/availability.ts'

const marquees: readonly Marquee[] = [
  { code: 0, kind: 'none', label: {} },
  { code: 2, kind: 'new', label: { nl: 'Nieuw' } },
  { code: 3, kind: 'underOption', label: { nl: 'Optie' } },
  { code: 4, kind: 'sold', label: { nl: 'Verkocht!' } },
]

describe('availabilityNotice', () => {
  test.each([
    ['available', undefined],
    ['underOption', undefined],
    ['sold', 'propertySold'],
    ['rented', 'propertyRented'],
    ['soldOut', 'projectSoldOut'],
    ['missing', 'propertyMissing'],
  ] as const)('%s: %s', (availability, notice) => {
    expect(availabilityNotice(availability)).toBe(notice)
  })
})

describe('badgeOf', () => {
  test.each([
    ['a listing whose marquee alone calls it new', { availability: 'available', marquee: 2 }, undefined],
    ['a plain listing', { availability: 'available', marquee: 0 }, undefined],
    ['a listing without code', { availability: 'available' }, undefined],
    ['an unknown code', { availability: 'available', marquee: 13 }, undefined],
    [
      'sold, in the agency’s words',
      { availability: 'sold', marquee: 4 },
      { kind: 'sold', label: { nl: 'Verkocht!' } },
    ],
    ['sold since it was new', { availability: 'sold', marquee: 2 }, { kind: 'sold', label: undefined }],
    [
      'rented with an unknown code',
      { availability: 'rented', marquee: 13 },
      { kind: 'rented', label: undefined },
    ],
  ] as const)('%s', (_, property, badge) => {
    expect(badgeOf(property, marquees, undefined)).toEqual(badge)
  })

  it('is new by its date, unless it is taken', () => {
    const since = day('2026-11-20')
    expect(badgeOf({ availability: 'available', marquee: 0 }, marquees, since)).toEqual({
      kind: 'new',
      since,
    })
    expect(badgeOf({ availability: 'sold' }, marquees, since)?.kind).toBe('sold')
  })
})

test('a visit to a listing under option can be requested, to a sold one not', () => {
  expect(isOnOffer('underOption')).toBe(true)
  expect(isOnOffer('sold')).toBe(false)
})

test('a sold home leaves the lists once street, price and pictures are withdrawn, not before', () => {
  const withdrawn = createProperty({
    availability: 'sold',
    address: { kind: 'hidden', town: berlare },
    price: { kind: 'onRequest' },
  })
  const picture = { source: { kind: 'file', file: 'a.jpg' }, alt: {} } as const
  expect(isListed(withdrawn)).toBe(false)
  expect(isListed({ ...withdrawn, pictures: [picture] })).toBe(true)
  expect(isListed({ ...withdrawn, price: createProperty().price })).toBe(true)
  expect(isListed({ ...withdrawn, address: createProperty().address })).toBe(true)
  expect(isListed({ ...withdrawn, availability: 'underOption' })).toBe(true)
})
