import { describe, expect, it } from 'vitest'
import type { SquareMetres } from '#domain/values/measure.ts'
import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import { conditionCodes, type ConditionCode } from '#domain/listing/building.ts'
import type { Property } from '#domain/listing/property.ts'
import { locales, type Locale } from '#domain/values/locale.ts'
import { languages } from '#tests/support/languages.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { factHeadline } from '#views/listing/headline/headline.ts'

const area = (metres: number) => metres as SquareMetres
const condition = (code: ConditionCode) => ({ kind: 'code', code }) as const

function headline(locale: Locale, given: Partial<Property>): string {
  return factHeadline(createProperty(given), locale, languages(locale).t).replaceAll('\u00A0', ' ')
}

describe('a home that needs work says so first', () => {
  const farm: Partial<Property> = {
    type: 'farmhouse',
    surfaces: { garden: area(1026) },
    rooms: { bedrooms: 3 },
    building: { condition: condition('toRenovate') },
  }

  it.each([
    ['nl', 'Te renoveren hoeve met 3 slaapkamers en tuin van 1.026 m² in Berlare'],
    ['fr', 'À rénover : ferme à Berlare, 3 chambres, jardin de 1 026 m²'],
    ['de', 'Renovierungsbedürftiger Bauernhof mit 3 Schlafzimmern und 1.026 m² großem Garten in Berlare'],
  ] as const)('in %s', (locale, title) => {
    expect(headline(locale, farm).replaceAll('\u202F', ' ')).toBe(title)
  })

  it('in English after the type, as English does', () => {
    expect(headline('en', farm)).toMatch(/^Farmhouse in need of renovation, 3 bedrooms and /)
  })
})

describe('every type in every condition', () => {
  const all = locales.flatMap((locale) =>
    propertyTypeCodes.flatMap((type) =>
      conditionCodes.map((code) => ({
        locale,
        type,
        code,
        title: headline(locale, stated(type, code)),
      })),
    ),
  )

  function stated(type: Property['type'], code: ConditionCode): Partial<Property> {
    return {
      type,
      surfaces: { total: area(90), plot: area(300) },
      building: { condition: condition(code) },
    }
  }

  it('begins with a capital or a figure and leaves nothing open', () => {
    expect(all.filter(({ title }) => !/^[\p{Lu}\d]/u.test(title) || /undefined|\{\{/.test(title))).toEqual([])
  })

  it('names every condition but a good one', () => {
    const good = new Map(
      all.filter(({ code }) => code === 'good').map(({ locale, type, title }) => [locale + type, title]),
    )
    const silent = all.filter(
      ({ code, locale, type, title }) => code !== 'good' && title === good.get(locale + type),
    )
    expect(silent).toEqual([])
  })

  it.each([
    ['nl', 'apartment', 'justRenovated', 'Gerenoveerd appartement'],
    ['nl', 'villa', 'justRenovated', 'Gerenoveerde villa'],
    ['fr', 'villa', 'justRenovated', 'Villa rénovée'],
    ['de', 'serviceFlat', 'toRenovate', 'Renovierungsbedürftige betreute Seniorenwohnung'],
    ['de', 'townHouse', 'asNew', 'Neuwertiges herrschaftliches Stadthaus'],
    ['en', 'townHouse', 'toRestore', 'Town house in need of restoration'],
  ] as const)('agrees with the noun: %s %s %s', (locale, type, code, start) => {
    expect(headline(locale, stated(type, code))).toMatch(new RegExp(`^${start}`))
  })

  it('says it beside a type in the CRM’s own words, whose gender nobody knows', () => {
    const chalet = {
      type: undefined,
      typeText: 'Chalet',
      rooms: { bedrooms: 2 },
    }
    expect(
      headline('de', {
        ...chalet,
        building: { condition: condition('toRenovate') },
      }),
    ).toBe('Chalet, renovierungsbedürftig, mit 2 Schlafzimmern in Berlare')
  })
})

describe('a headline leads with what sets a home apart', () => {
  const features = createProperty().features
  it.each([
    [
      'its pool',
      { rooms: { bedrooms: 4 }, features: { ...features, pool: 'yes' } },
      'Villa met zwembad en 4 slaapkamers in Berlare',
    ],
    [
      'its age',
      { rooms: { bedrooms: 4 }, building: { constructionYear: 1912 } },
      'Villa uit 1912 met 4 slaapkamers in Berlare',
    ],
    [
      'its ground',
      { rooms: { bedrooms: 4 }, surfaces: { plot: area(4900) } },
      'Villa met 4 slaapkamers op 4.900 m² grond in Berlare',
    ],
    [
      'where its garden faces',
      {
        rooms: { bedrooms: 4 },
        surfaces: { garden: area(300) },
        orientation: { garden: 'S' },
      },
      'Villa met tuin van 300 m² op het zuiden en 4 slaapkamers in Berlare',
    ],
    ['nothing but its bedrooms', { rooms: { bedrooms: 4 } }, 'Villa met 4 slaapkamers in Berlare'],
    [
      'how it is sold',
      {
        rooms: { bedrooms: 4 },
        lifeAnnuity: {
          occupied: 'yes',
          indexed: 'yes',
          survivor: 'no',
          conditions: {},
        },
      },
      'Villa op lijfrente met 4 slaapkamers in Berlare',
    ],
  ] as const)('%s', (_, given, title) => {
    expect(headline('nl', { type: 'villa', ...given })).toBe(title)
  })

  it('says the ground last, in each language: no heat pump stands on it', () => {
    const villa: Partial<Property> = {
      type: 'villa',
      rooms: { bedrooms: 3 },
      surfaces: { plot: area(1280) },
      building: { heating: { kind: 'code', code: 'heatPump' } },
    }
    expect(locales.map((locale) => headline(locale, villa).replaceAll('\u202F', ' '))).toEqual([
      'Villa met warmtepomp en 3 slaapkamers op 1.280 m² grond in Berlare',
      'Villa avec pompe à chaleur et 3 chambres sur un terrain de 1 280 m² à Berlare',
      'Villa with a heat pump and 3 bedrooms on a 1,280 m² plot in Berlare',
      'Villa mit Wärmepumpe und 3 Schlafzimmern auf 1.280 m² großem Grundstück in Berlare',
    ])
  })

  it('names the floor of an apartment in words', () => {
    const flat = {
      type: 'apartment',
      rooms: { bedrooms: 2, floor: 3 },
    } as const
    expect(locales.map((locale) => headline(locale, flat))).toEqual([
      'Appartement op de derde verdieping met 2 slaapkamers in Berlare',
      'Appartement au troisième étage avec 2 chambres à Berlare',
      'Third-floor apartment with 2 bedrooms in Berlare',
      'Appartement in der dritten Etage mit 2 Schlafzimmern in Berlare',
    ])
  })

  it('says the surface of what nobody sleeps in', () => {
    const store = {
      type: 'warehouse',
      surfaces: { store: area(337) },
    } as const
    expect(locales.map((locale) => headline(locale, store))).toEqual([
      'Magazijn van 337 m² in Berlare',
      'Entrepôt de 337 m² à Berlare',
      '337 m² warehouse in Berlare',
      'Lager mit 337 m² in Berlare',
    ])
  })

  it('changes by nothing but its own record', () => {
    const home = { type: 'villa', rooms: { bedrooms: 4 } } as const
    expect(
      headline('nl', {
        ...home,
        id: 1,
        reference: 'A',
        price: { kind: 'onRequest' },
      }),
    ).toBe(headline('nl', { ...home, id: 2, reference: 'B' }))
  })
})
