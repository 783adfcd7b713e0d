import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Metres, SquareMetres } from '#domain/values/measure.ts'
import { berlare, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { legalOf } from './legal-states.ts'
import { createContext, viewOnly } from '#tests/views/listing/listing-context.ts'

const area = (value: number) => value as SquareMetres
const metres = (value: number) => value as Metres
const unfit = /\b(?:NaN|undefined|null)\b|\[object|\{\{/

/** Returns all texts of a view, without its structured data, in which null is valid. */
function wordsOf(view: ReturnType<typeof viewOnly>): string {
  return JSON.stringify({ ...view, meta: { ...view.meta, jsonLd: [] } })
}

describe('any record', () => {
  const optional = <Value>(value: Value) => fc.constantFrom(value, undefined)
  const answer = fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const)
  const record = fc.record({
    goal: fc.constantFrom('sale' as const, 'rent' as const),
    availability: fc.constantFrom(
      'available' as const,
      'underOption' as const,
      'sold' as const,
      'rented' as const,
    ),
    price: fc.constantFrom({ kind: 'onRequest' as const }, createProperty().price),
    type: fc.constantFrom(
      'villa' as const,
      'apartment' as const,
      'buildingPlot' as const,
      'shop' as const,
      undefined,
    ),
    headline: fc.constantFrom({}, { nl: 'Huis' }, { fr: 'Maison' }),
    description: fc.constantFrom({}, { nl: 'Een <b>huis</b>.\n\nMet tuin.' }),
    address: fc.constantFrom(createProperty().address, { kind: 'hidden' as const, town: berlare }),
    surfaces: fc.record({
      living: optional(area(164)),
      plot: optional(area(512)),
      terrace: optional(area(20)),
      frontWidth: optional(metres(7.5)),
    }),
    rooms: fc.record({ bedrooms: optional(3), bathrooms: optional(0), floor: optional(0) }),
    building: fc.record({
      constructionYear: optional(1974),
      renovationYear: optional(2019),
      heating: optional({ kind: 'text' as const, text: 'Speksteen' }),
    }),
    orientation: fc.record({ terrace: optional('SW' as const) }),
    energy: fc.record({
      state: fc.constantFrom(
        'present' as const,
        'requested' as const,
        'notApplicable' as const,
        'unknown' as const,
      ),
      label: optional('B' as const),
      scoreKwhPerM2Year: optional(164),
      uniqueCode: optional('20260312-0001234567-RES-1'),
    }),
    flood: fc.record({
      plot: optional('D' as const),
      delimited: answer,
    }),
    charges: fc.record({
      chargesTenant: optional(euroCents(75)),
      depositMonths: optional(3),
      totalCost: optional(euroCents(400_000)),
    }),
    lifeAnnuity: optional({
      age1: 81,
      occupied: 'yes' as const,
      indexed: 'unknown' as const,
      survivor: 'no' as const,
      conditions: {},
    }),
  })

  it('never shows "undefined", "NaN" or the like, in any language', () => {
    fc.assert(
      fc.property(record, fc.constantFrom(...locales), (overrides, locale) => {
        const section = overrides.goal === 'sale' ? 'sale' : 'rent'
        const words = wordsOf(viewOnly({ ...overrides, sections: [section] }, { locale }))
        expect(words).not.toMatch(unfit)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the head of a property', () => {
  it('has type and town when there is no headline', () => {
    expect(viewOnly({ headline: {} }).head.title).toEqual({ text: 'Halfopen bebouwing in Berlare' })
  })

  it('makes a headline of facts on a French page, and keeps the Dutch one above its description', () => {
    const view = viewOnly({ headline: { nl: 'Halfopen woning met tuin' } }, { locale: 'fr' })
    expect(view.head.title.text).toBe('Maison 3 façades à Berlare')
    expect(view.head.title.lang).toBeUndefined()
    expect(view.article?.headline).toEqual({ text: 'Halfopen woning met tuin', lang: 'nl-BE' })
    expect(view.meta.title).toContain('à vendre à Berlare')
    expect(view.article?.onlyIn).toBe('Description en néerlandais')
  })

  it('never shows a hidden street', () => {
    const view = viewOnly({ address: { kind: 'hidden', town: berlare }, price: { kind: 'onRequest' } })
    expect(view.head.place).toBe('9290 Berlare')
    expect(view.head.price).toEqual({ amount: 'Prijs op aanvraag' })
    expect(view.location.route).toBeUndefined()
    expect(JSON.stringify(view)).not.toContain('Molenhoekstraat')
  })

  it('adds the charges to a rent', () => {
    const charges = { chargesTenant: euroCents(75) }
    const { head } = viewOnly({ goal: 'rent', sections: ['rent'], charges })
    expect(head.price?.suffix).toBe('per maand, plus €\u00A075 kosten')
  })
})

describe('a sold listing', () => {
  it('is marked as such, and links to other homes in place of a visit', () => {
    const view = viewOnly({ availability: 'sold' })
    expect(view.head.notice?.title).toBe('Dit pand is verkocht.')
    expect(view.head.flag).toEqual({ text: 'Verkocht', state: 'sold' })
    expect(JSON.stringify(view.contact)).not.toContain('Plan een bezoek')
  })

  it('does not show the price of a withdrawn home', () => {
    const { price } = viewOnly({ availability: 'sold', price: { kind: 'onRequest' } }).head
    expect(price).toEqual({ amount: 'Verkocht', suffix: undefined })
  })
})

describe('the legal facts', () => {
  const sentences = (facts: ReturnType<typeof legalOf>) =>
    facts.map(({ sentence }) => sentence.map(({ text }) => text).join(''))

  it('of a home for sale are all shown, unknown ones as unknown', () => {
    const facts = legalOf({})
    expect(facts).toHaveLength(15)
    expect(facts.every(({ isUnknown }) => isUnknown)).toBe(true)
    expect(sentences(facts)).toContain('Voorkooprecht: nog niet bekend, vraag het ons.')
  })

  it('of a rental list the unknown ones in one line', () => {
    const facts = legalOf({ goal: 'rent', sections: ['rent'] })
    expect(facts).toHaveLength(1)
    expect(sentences(facts)[0]).toMatch(
      /^Nog niet bekend, vraag het ons: stedenbouwkundige vergunning, .* en gaskeuring\.$/,
    )
  })

  it("keep the register's Dutch beside a translation", () => {
    const { rules } = createContext().catalogue
    const zones = { woongebied: { fr: "zone d'habitat" } }
    const legal = { ...createProperty().legal, zoning: 'woongebied' }
    const facts = legalOf({ legal }, 'fr', { rules: { ...rules, zones } })
    const zoning = facts.find(({ sentence }) => sentence.some(({ text }) => text === 'woongebied'))
    expect(zoning?.sentence.map(({ text }) => text).join('')).toContain("zone d'habitat (woongebied)")
    expect(zoning?.sentence.find(({ text }) => text === 'woongebied')?.lang).toBe('nl-BE')
  })

  it('state the deadline of a repair for the buyer', () => {
    const { rules } = createContext().catalogue
    const dated = {
      validFrom: day('2020-01-01'),
      checkedOn: day('2026-01-01'),
      source: 'https://economie.fgov.be',
    }
    const legal = {
      ...createProperty().legal,
      electricity: { state: 'nonConform' as const, on: day('2025-02-01') },
    }
    const facts = legalOf({ legal }, 'nl', {
      rules: { ...rules, electricityRepair: [{ ...dated, months: 18 }] },
    })
    expect(sentences(facts).join(' ')).toMatch(
      /niet conform \(keuring van 1 februari 2025\)\. De koper moet ze binnen 18 maanden/,
    )
  })
})

describe('energy and water', () => {
  it('show that a certificate was requested', () => {
    const view = viewOnly({ energy: { state: 'requested' } })
    expect(view.know?.energy?.sentence).toBe('Energieprestatiecertificaat (EPC): aangevraagd.')
    expect(view.know?.energy?.scale?.own).toBeUndefined()
  })

  it('are not required for land', () => {
    expect(viewOnly({ type: 'land', energy: { state: 'notApplicable' } }).know?.energy).toBeUndefined()
  })

  it('show the flood symbol only for the worst class', () => {
    const flood = viewOnly({ flood: { plot: 'D', building: 'C', delimited: 'yes' } }).know?.flood
    expect(flood?.scores.map(({ symbol }) => symbol !== undefined)).toEqual([true, false])
    expect(flood?.scores[0]?.words).toBe('Middelgrote kans op overstroming in het huidige klimaat')
  })

  it('have no flood scores where they are not required by law', () => {
    const address = {
      kind: 'hidden',
      town: { ...berlare, slug: 'namur', name: 'Namur', zip: '5000' },
    } as const
    expect(viewOnly({ address }).know?.flood).toBeUndefined()
  })
})

it('has no sun once its home is sold', () => {
  const sunny = { surfaces: { terrace: area(22) }, orientation: { terrace: 'S' } } as const
  expect(viewOnly(sunny).sun).toBeDefined()
  expect(viewOnly({ ...sunny, availability: 'sold' }).sun).toBeUndefined()
})

it('puts outdoor areas and their orientation in one row', () => {
  const view = viewOnly({ surfaces: { terrace: area(22) }, orientation: { terrace: 'S' } })
  expect(view.keyFacts).toContainEqual({ field: 'terrace', label: 'Terras', value: '22\u00A0m², zuid' })
})
