import { describe, expect, it, test } from 'vitest'
import type { ListingHistory, ListingMoment } from '#domain/listing/listing-history.ts'
import type { Locale } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { createPage } from '#views/kit/page.ts'
import { viewHistory } from '#views/property/history.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const price: Property['price'] = { kind: 'published', amount: euroCents(389_000), startingFrom: false }
const at = (on: string, euro: number, more: Partial<ListingMoment> = {}): ListingMoment => ({
  on: day(on),
  goal: 'sale',
  availability: 'available',
  price: euroCents(euro),
  ...more,
})
const reduced = [at('2026-03-01', 410_000), at('2026-11-03', 389_000)]

/** Returns the history shown on 2026-11-20 for a home of € 389,000. */
function told(history: ListingHistory, overrides: Partial<Property> = {}, locale: Locale = 'nl') {
  const property = createProperty({ price, ...overrides })
  const ledger = { paths: {}, listings: { [property.id]: history } }
  const context = createContext({ properties: [property] }, { ledger })
  return viewHistory(createPage(context, locale), property).map((words) => words.replaceAll(/\s/gu, ' '))
}

describe('a page shows', () => {
  it.each([
    ['nl', 'Prijs verlaagd op 3 november 2026, eerder € 410.000'],
    ['fr', 'Prix réduit le 3 novembre 2026, auparavant 410 000 €'],
    ['en', 'Price reduced on 3 November 2026, previously €410,000'],
    ['de', 'Preis gesenkt am 3. November 2026, zuvor 410.000 €'],
  ] as const)('in %s that its price went down', (locale, words) => {
    expect(told(reduced, {}, locale)).toEqual([words])
  })

  it('a price that this build lowers, before it is in the ledger', () => {
    expect(told([at('2026-03-01', 410_000)])).toEqual([
      'Prijs verlaagd op 20 november 2026, eerder € 410.000',
    ])
  })

  it('a lower price under option, too', () => {
    const optioned = at('2026-11-10', 389_000, { availability: 'underOption' })
    expect(told([...reduced, optioned], { availability: 'underOption' })).toEqual([
      'Prijs verlaagd op 3 november 2026, eerder € 410.000',
    ])
  })

  it('that it is available again', () => {
    const optioned = at('2026-11-10', 389_000, { availability: 'underOption' })
    const history = [at('2026-11-08', 389_000), optioned, at('2026-11-15', 389_000)]
    expect(told(history, { publishedOn: day('2026-11-08') })).toEqual(['Opnieuw vrij sinds 15 november 2026'])
  })
})

describe('a page hides', () => {
  test('the price of a sold home', () => {
    expect(
      told([...reduced, at('2026-11-12', 389_000, { availability: 'sold' })], { availability: 'sold' }),
    ).toEqual([])
  })

  test('an earlier price once the price is on request', () => {
    expect(told(reduced, { price: { kind: 'onRequest' } })).toEqual([])
  })

  test('a lower lump sum of a life annuity, since the annuity may be higher', () => {
    const lifeAnnuity: Property['lifeAnnuity'] = {
      occupied: 'yes',
      indexed: 'yes',
      survivor: 'no',
      conditions: {},
    }
    expect(told(reduced, { lifeAnnuity })).toEqual([])
  })

  test('everything without a ledger', () => {
    const property = createProperty({ price, publishedOn: day('2026-11-12') })
    const context = createContext({ properties: [property] }, { ledger: {} })
    expect(viewHistory(createPage(context, 'nl'), property)).toEqual([])
  })
})
