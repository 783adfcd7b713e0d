import { describe, expect, it, test } from 'vitest'
import type { ListingHistory } from '#domain/listing/listing-history.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewPropertyHead } from '#views/property/head/property-head.ts'

const plain = (words: string | undefined) => words?.replaceAll(/\s/gu, ' ')

/** Returns the head of a home as it is shown on 2026-11-20. */
function headOf(overrides: Partial<Property>, history: ListingHistory = []) {
  const property = createProperty(overrides)
  const ledger = { paths: {}, listings: { [property.id]: history } }
  const context = createContext({ properties: [property] }, { ledger })
  return viewPropertyHead(createPage(context, 'nl'), property, property.sections[0] ?? '')
}

const moment = (on: string, availability: Property['availability']): ListingHistory[number] => ({
  on: day(on),
  goal: 'sale',
  availability,
})

describe('the flag on the pictures', () => {
  it('names the day since which a home is new, for a week', () => {
    expect(headOf({ publishedOn: day('2026-11-13') }).flag?.text).toBe('Nieuw, sinds 13 november')
    expect(headOf({ publishedOn: day('2026-11-12') }).flag).toBeUndefined()
  })

  it('says from when a home to let is free, once that is later than today', () => {
    const free = (on: string): Partial<Property> => ({
      goal: 'rent',
      building: { vacancy: { kind: 'date', on: day(on) } },
    })
    expect(headOf(free('2027-01-01')).flag?.text).toBe('Vrij vanaf 1 januari')
    expect(headOf(free('2026-11-20')).flag).toBeUndefined()
  })
})

test('a home without pictures says so, and lets visitors ask for them', () => {
  expect(headOf({ pictures: [] }).notice).toMatchObject({ title: 'Nog zonder foto’s', state: 'plain' })
  expect(
    headOf({ pictures: [{ source: { kind: 'file', file: 'pictures/a.webp' }, alt: {} }] }).notice,
  ).toBeUndefined()
})

test('a sold home says in how many days it was, where that is recorded', () => {
  const history = [moment('2026-10-31', 'available'), moment('2026-11-12', 'sold')]
  const { price, notice } = headOf({ availability: 'sold' }, history)
  expect(price).toEqual({ amount: 'Verkocht', suffix: 'in 12 dagen' })
  expect(plain(notice?.title)).toBe('Als verkocht gemeld op 12 november 2026')
  expect(headOf({ availability: 'sold' }).price?.suffix).toBeUndefined()
})

test('a life annuity has both amounts side by side, and says who stays and for how long', () => {
  const lifeAnnuity: Property['lifeAnnuity'] = {
    age1: 78,
    age2: 75,
    occupied: 'yes',
    indexed: 'yes',
    survivor: 'no',
    downPayment: euroCents(82_000),
    monthly: euroCents(980),
    maxDurationYears: 20,
    conditions: {},
  }
  const { pair, notice } = headOf({ goal: 'sale', lifeAnnuity })
  expect(pair?.map(({ amount, suffix }) => plain(`${amount} ${suffix}`))).toEqual([
    '€ 82.000 boeket, bij de akte',
    '€ 980 lijfrente per maand',
  ])
  expect(notice?.text).toBe(
    'De verkopers (78 en 75) blijven er wonen. U betaalt een boeket en daarna een maandelijkse rente. De rente loopt hoogstens 20 jaar.',
  )
  expect(headOf({ goal: 'sale', lifeAnnuity: { ...lifeAnnuity, monthly: undefined } }).pair).toBeUndefined()
})
