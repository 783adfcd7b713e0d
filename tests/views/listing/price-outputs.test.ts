import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedPrice, comparablePrice, exactPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { recordMoment } from '#domain/listing/listing-history.ts'
import type { LifeAnnuity, Property } from '#domain/listing/property.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatMoney } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import { parsePriceBand, rowsInBand } from '#search/filters/price-band.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext, viewOnly } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewCard } from '#views/listing/card.ts'
import { priceLine } from '#views/listing/price.ts'
import { listFacts } from '#views/search-files/search-facts.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'

/** Returns the price of a home, the only one of its site, in every output. */
function outputsOf(overrides: Partial<Property>) {
  const property = createProperty({ sections: [overrides.goal ?? 'sale'], ...overrides })
  const context = createContext({ properties: [property] })
  const page = viewOnly(property)
  const card = viewCard(createPage(context, 'nl'), property)
  const list = searchLists(context).find(({ section }) => section.key === property.goal)
  if (list === undefined) throw new Error('no list')
  const index = listIndex(context, list)
  const [facts] = listFacts(createPage(context, 'nl'), list.properties).rows
  const [listing] = page.meta.jsonLd ?? []
  return {
    head: page.head.price && plain(priceLine(page.head.price)),
    extra: page.head.priceExtra,
    card: card.price && plain(priceLine(card.price)),
    pin: plain(card.pin),
    description: plain(page.meta.description ?? ''),
    offer: JSON.parse(JSON.stringify(listing)).offers,
    column: [index.column('price')[0], index.column('priceTo')[0]],
    isInABand: ['-100000', '100000-'].some((text) => {
      const band = parsePriceBand(text)
      return band !== undefined && rowsInBand(index.column('price'), index.column('priceTo'), band)[0] === 1
    }),
    compared: facts?.[0] ? plain(facts[0]) : undefined,
    perM2: plain(facts?.[2] ?? ''),
    costs: (page.costs?.rows ?? []).map(({ field, value }) => [field, plain(value)]),
    recorded: recordMoment([], property, day('2026-11-20'))[0]?.price,
  }
}

/** The comparable amount of an offer, in euro. */
function amountOf(offer: ReturnType<typeof outputsOf>['offer']): number | undefined {
  const amount = offer.price ?? offer.priceSpecification?.price ?? offer.priceSpecification?.minPrice
  return amount === undefined ? undefined : Number(amount)
}

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
const price = (euro: number, startingFrom = false): Property['price'] => ({
  kind: 'published',
  amount: euroCents(euro),
  startingFrom,
})
const annuity: LifeAnnuity = {
  occupied: 'yes',
  indexed: 'yes',
  survivor: 'yes',
  conditions: {},
  downPayment: euroCents(82_000),
  monthly: euroCents(980),
}

describe('a life annuity has the same price everywhere:', () => {
  const told = outputsOf({ price: price(82_000), lifeAnnuity: annuity })
  const words = 'Boeket € 82.000 + € 980 / maand'

  test('in the head, on the card, in the comparison and in the description', () => {
    expect([told.head, told.card, told.compared]).toEqual([words, words, words])
    expect(told.description).toContain(inSentence(words, 'nl'))
  })

  test('on the map as its name, unlike a price', () => {
    expect(told.pin).toBe('Lijfrente')
  })

  test('in structured data as two amounts that apply together, without a price', () => {
    expect(told.offer).not.toHaveProperty('price')
    expect(told.offer.priceSpecification).toEqual({
      '@type': 'CompoundPriceSpecification',
      priceComponent: [
        { '@type': 'UnitPriceSpecification', name: 'Boeket', price: '82000', priceCurrency: 'EUR' },
        {
          '@type': 'UnitPriceSpecification',
          name: 'Rente per maand',
          price: '980',
          priceCurrency: 'EUR',
          unitCode: 'MON',
        },
      ],
    })
  })

  test('in no price band, no cost estimate and no price history', () => {
    expect(told.column).toEqual([0, 0])
    expect(told.isInABand).toBe(false)
    expect(told.costs.map(([field]) => field)).toEqual(['occupancy', 'indexed', 'survivor'])
    expect(told.recorded).toBeUndefined()
  })
})

test.each([{ vatRate: 21 }, { vatBuilding: euroCents(84_000) }, { vatValue: euroCents(280_000) }])(
  'a price without VAT says so everywhere: %o',
  (charges) => {
    const told = outputsOf({ price: price(400_000), charges, surfaces: { living: 150 as SquareMetres } })
    expect([told.card, told.compared]).toEqual(Array(2).fill('€ 400.000 excl. btw'))
    expect(told.description).toContain('€ 400.000 excl. btw')
    expect(told.costs).toContainEqual(['price', '€ 400.000 excl. btw'])
    expect(told.offer.priceSpecification).toEqual({
      '@type': 'PriceSpecification',
      price: '400000',
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    })
    expect(told.pin).toBe('€ 400.000 + btw')
    expect(told.perM2).toBe('€ 2.667 excl. btw')
    expect(told.extra).toBe('Prijs exclusief btw en kosten.')
    expect(outputsOf({ price: price(400_000) }).card).toBe('€ 400.000')
  },
)

test('a price on request is the same everywhere', () => {
  const told = outputsOf({ price: { kind: 'onRequest' } })
  expect([told.head, told.card, told.compared]).toEqual(Array(3).fill('Prijs op aanvraag'))
  expect(told.description).toContain('prijs op aanvraag')
  expect(told.pin).toBe('Op aanvraag')
  expect(Object.keys(told.offer).filter((key) => key.startsWith('price'))).toEqual([])
  expect([told.column, told.isInABand, told.recorded]).toEqual([[0, 0], false, undefined])
})

test('a rent with charges is the same everywhere', () => {
  const told = outputsOf({ goal: 'rent', price: price(705), charges: { chargesTenant: euroCents(60) } })
  expect(told.head).toBe('€ 705 per maand, plus € 60 kosten')
  expect([told.card, told.compared]).toEqual(Array(2).fill('€ 705 / maand'))
  expect(told.description).toContain('€ 705 / maand + € 60 kosten en lasten')
  expect(told.pin).toBe('€ 705')
  expect(told.offer.priceSpecification).toMatchObject({ price: '705', unitCode: 'MON' })
  expect([told.column, told.isInABand, told.recorded]).toEqual([[705, 705], true, 70_500])
})

test('all outputs agree for any price', () => {
  const euro = fc.integer({ min: 1, max: 3_000_000 })
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
  const property = fc.record({
    goal: fc.constantFrom('sale' as const, 'rent' as const),
    availability: fc.constantFrom('available' as const, 'underOption' as const, 'sold' as const),
    price: fc.oneof(
      fc.constant<Property['price']>({ kind: 'onRequest' }),
      fc.tuple(euro, fc.boolean()).map(([amount, startingFrom]) => price(amount, startingFrom)),
    ),
    charges: fc.record({ chargesTenant: maybe(euro.map(euroCents)) }),
    lifeAnnuity: maybe(
      fc.record({
        occupied: fc.constant('yes' as const),
        indexed: fc.constant('no' as const),
        survivor: fc.constant('no' as const),
        conditions: fc.constant({}),
        downPayment: maybe(euro.map(euroCents)),
        monthly: maybe(euro.map(euroCents)),
      }),
    ),
  })
  fc.assert(
    fc.property(property, (overrides) => {
      const told = outputsOf(overrides)
      const asked = askedPrice(createProperty(overrides))
      const comparable = comparablePrice(asked)
      const isOffered = isOnOffer(overrides.availability)
      expect(told.compared).toBe(told.card)
      expect(told.description.includes(inSentence(told.card ?? '—', 'nl'))).toBe(
        asked !== undefined && isOffered,
      )
      // The head has more words about a rent, and says of a home that is taken that it is.
      const [shown = ''] = told.card?.split(' / maand') ?? []
      expect(told.head?.startsWith(isOffered ? shown : 'Verkocht')).toBe(true)
      expect(told.recorded).toBe(exactPrice(asked))
      const amount = comparable?.from
      const words = amount === undefined ? undefined : plain(formatMoney(amount, 'nl'))
      expect({
        column: told.column,
        inOffer: amountOf(told.offer),
        isInABand: told.isInABand,
        isInCard: words !== undefined && told.card?.includes(words),
        isOnPin: /\d/.test(told.pin) && told.pin.includes(words ?? '—'),
      }).toEqual({
        column: amount === undefined ? [0, 0] : [amount / 100, amount / 100],
        inOffer: amount === undefined || !isOffered ? undefined : amount / 100,
        isInABand: amount !== undefined,
        isInCard: amount !== undefined,
        isOnPin: amount !== undefined,
      })
    }),
    { numRuns: 60 },
  )
})
