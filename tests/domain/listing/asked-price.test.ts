import { describe, expect, test } from 'vitest'
import {
  askedPrice,
  askedProjectPrice,
  askedUnitPrice,
  comparablePrice,
  exactPrice,
  isExclVat,
} from '#domain/listing/asked-price.ts'
import type { LifeAnnuity, Price, Property } from '#domain/listing/property.ts'
import { euroCents } from '#domain/values/money.ts'
import { createProject, createProperty, createUnit } from '#tests/support/catalogue/catalogue-factory.ts'

const price = (euro: number, startingFrom = false): Price => ({
  kind: 'published',
  amount: euroCents(euro),
  startingFrom,
})
const hidden: Price = { kind: 'onRequest' }
const annuity = (lumpSum?: number, monthly?: number): LifeAnnuity => ({
  occupied: 'yes',
  indexed: 'yes',
  survivor: 'no',
  conditions: {},
  downPayment: lumpSum === undefined ? undefined : euroCents(lumpSum),
  monthly: monthly === undefined ? undefined : euroCents(monthly),
})
const asked = (overrides: Partial<Property>) => askedPrice(createProperty(overrides))

describe('askedPrice', () => {
  test('is the price of a sale, exact or the lowest', () => {
    expect(asked({ price: price(389_000) })).toEqual({ kind: 'sale', amount: 38_900_000, isFrom: false })
    expect(asked({ price: price(389_000, true) })).toEqual({ kind: 'sale', amount: 38_900_000, isFrom: true })
  })

  test('is the rent per month, with the charges separate', () => {
    expect(asked({ goal: 'rent', price: price(950), charges: { chargesTenant: euroCents(60) } })).toEqual({
      kind: 'rent',
      monthly: 95_000,
      isFrom: false,
      charges: 6_000,
    })
  })

  test.each<readonly [string, LifeAnnuity, Price, ReturnType<typeof askedPrice>]>([
    [
      'its own lump sum goes before the price',
      annuity(82_000, 980),
      price(240_000),
      { kind: 'lifeAnnuity', lumpSum: euroCents(82_000), monthly: euroCents(980) },
    ],
    [
      'without a lump sum of its own the price is the lump sum',
      annuity(undefined, 980),
      price(82_000),
      { kind: 'lifeAnnuity', lumpSum: euroCents(82_000), monthly: euroCents(980) },
    ],
    [
      'a price alone is a lump sum, never a sale price',
      annuity(),
      price(82_000),
      { kind: 'lifeAnnuity', lumpSum: euroCents(82_000) },
    ],
    [
      'the annuity alone is known',
      annuity(undefined, 980),
      hidden,
      { kind: 'lifeAnnuity', monthly: euroCents(980) },
    ],
    ['without any amount it is on request', annuity(), hidden, { kind: 'onRequest' }],
  ])('of a life annuity: %s', (_, lifeAnnuity, ofRecord, expected) => {
    expect(asked({ lifeAnnuity, price: ofRecord })).toEqual(expected)
  })

  test('of a home for rent is its rent, even when the record mentions a life annuity', () => {
    expect(asked({ goal: 'rent', price: price(950), lifeAnnuity: annuity(82_000, 980) })?.kind).toBe('rent')
  })

  test('is on request when it is hidden, and absent once the home is sold', () => {
    expect(asked({ price: hidden })).toEqual({ kind: 'onRequest' })
    expect(asked({ price: hidden, availability: 'underOption' })).toEqual({ kind: 'onRequest' })
    expect(asked({ price: hidden, availability: 'sold' })).toBeUndefined()
    expect(asked({ price: price(389_000), availability: 'sold' })?.kind).toBe('sale')
  })

  test('of a unit is absent once it is sold', () => {
    expect(askedUnitPrice(createProject(), createUnit({ price: price(265_000) }))).toEqual({
      kind: 'sale',
      amount: 26_500_000,
      isFrom: false,
      isExclVat: true,
    })
    expect(askedUnitPrice(createProject(), createUnit({ price: hidden }))).toEqual({ kind: 'onRequest' })
    expect(askedUnitPrice(createProject(), createUnit({ availability: 'sold' }))).toBeUndefined()
  })

  test.each([
    [
      price(203_000, true),
      price(361_000),
      2,
      { kind: 'range', from: 20_300_000, to: 36_100_000, isExclVat: true },
    ],
    [price(203_000, true), undefined, 2, { kind: 'sale', amount: 20_300_000, isFrom: true, isExclVat: true }],
    [undefined, price(361_000), 2, { kind: 'sale', amount: 36_100_000, isFrom: true, isExclVat: true }],
    [
      price(203_000, true),
      price(203_000),
      1,
      { kind: 'sale', amount: 20_300_000, isFrom: false, isExclVat: true },
    ],
    [undefined, undefined, 2, { kind: 'onRequest' }],
  ])('of a project from %o to %o with %d units is without VAT', (priceFrom, priceTo, count, expected) => {
    const units = Array.from({ length: count }, (_, at) => createUnit({ id: at + 1 }))
    expect(askedProjectPrice(createProject({ priceFrom, priceTo, units }))).toEqual(expected)
    expect(
      askedProjectPrice(createProject({ priceFrom, priceTo, units, availability: 'soldOut' })),
    ).toBeUndefined()
  })
})

test('whether VAT is added is not known of a new building abroad', () => {
  const abroad = createProject({
    priceFrom: price(203_000),
    address: {
      kind: 'hidden',
      town: { name: 'Jávea', names: {}, slug: 'javea', zip: '03730', country: 'ES' },
    },
    units: [createUnit({ price: price(203_000) })],
  })
  const said = [askedProjectPrice(abroad), askedUnitPrice(abroad, createUnit({ price: price(203_000) }))]
  expect(said.map(isExclVat)).toEqual([false, false])
  expect([askedProjectPrice({ ...abroad, address: createProject().address })].map(isExclVat)).toEqual([true])
})

test('the highest price of a project is never that of a unit which hides its own', () => {
  const at = (id: number, unitPrice: typeof hidden | ReturnType<typeof price>) =>
    createUnit({ id, price: unitPrice })
  const units = [at(1, price(203_000)), at(2, price(295_000)), at(3, hidden)]
  const project = createProject({ priceFrom: price(203_000), priceTo: price(361_000), units })
  expect(askedProjectPrice(project)).toMatchObject({ kind: 'range', from: 20_300_000, to: 29_500_000 })
})

describe('comparable amounts', () => {
  test('are prices, ranges and rents without charges', () => {
    expect(comparablePrice(asked({ price: price(389_000) }))).toEqual({ from: 38_900_000, to: 38_900_000 })
    expect(comparablePrice({ kind: 'range', from: euroCents(203_000), to: euroCents(361_000) })).toEqual({
      from: 20_300_000,
      to: 36_100_000,
    })
    expect(
      comparablePrice({ kind: 'rent', monthly: euroCents(950), isFrom: false, charges: euroCents(60) }),
    ).toEqual({ from: 95_000, to: 95_000 })
  })

  test('exclude life annuities and prices on request', () => {
    expect(comparablePrice(asked({ lifeAnnuity: annuity(82_000, 980) }))).toBeUndefined()
    expect(comparablePrice({ kind: 'onRequest' })).toBeUndefined()
    expect(comparablePrice(undefined)).toBeUndefined()
  })

  test('only an exact price can be reduced', () => {
    expect(exactPrice(asked({ price: price(389_000) }))).toBe(38_900_000)
    expect(exactPrice(asked({ goal: 'rent', price: price(950) }))).toBe(95_000)
    expect(exactPrice(asked({ price: price(389_000, true) }))).toBeUndefined()
    expect(exactPrice(asked({ goal: 'rent', price: price(950, true) }))).toBeUndefined()
    expect(exactPrice(asked({ lifeAnnuity: annuity(82_000, 980) }))).toBeUndefined()
    expect(exactPrice(undefined)).toBeUndefined()
  })
})
