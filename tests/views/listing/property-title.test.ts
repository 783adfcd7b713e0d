import { describe, expect, it } from 'vitest'
import type { Locale } from '#domain/values/locale.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import type { Property } from '#domain/listing/property.ts'
import { languages } from '#tests/support/languages.ts'
import { berlare, createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { propertyPageTitle, propertyTitle } from '#views/listing/property-title.ts'

const area = (metres: number) => metres as SquareMetres

function titleIn(locale: Locale, given: Partial<Property>): string {
  return propertyTitle(createProperty({ headline: {}, ...given }), locale, languages(locale).t)
}

const house: Partial<Property> = {
  type: 'terracedHouse',
  surfaces: { garden: area(240) },
  rooms: { bedrooms: 3 },
}

describe('a listing without a headline in the page’s language is called by its facts', () => {
  it.each([
    ['nl', 'Rijwoning met 3 slaapkamers en tuin van 240\u00A0m² in Berlare'],
    ['fr', 'Maison mitoyenne avec 3 chambres et jardin de 240\u00A0m² à Berlare'],
    ['en', 'Terraced house with 3 bedrooms and a 240\u00A0m² garden in Berlare'],
    ['de', 'Reihenhaus mit 3 Schlafzimmern und 240\u00A0m² großem Garten in Berlare'],
  ] as const)('in %s', (locale, title) => {
    expect(titleIn(locale, house)).toBe(title)
  })

  it.each([
    [
      'a plot by its surface',
      { type: 'buildingPlot', surfaces: { plot: area(640) }, rooms: {} },
      'Bouwgrond van 640\u00A0m² in Berlare',
    ],
    [
      'a garage that says nothing by its town',
      { type: 'garage', surfaces: {}, rooms: {} },
      'Garage in Berlare',
    ],
    [
      'a home of which only the bedrooms are known by these',
      { type: 'apartment', surfaces: {}, rooms: { bedrooms: 1 } },
      'Appartement met 1 slaapkamer in Berlare',
    ],
  ] as const)('%s', (_, given, title) => {
    const { features } = createProperty()
    const none = { ...features, pool: 'unknown', garage: 'unknown' } as const
    expect(titleIn('nl', { ...given, features: none })).toBe(title)
  })
})

describe('the title of a page', () => {
  const titleOf = (given: Partial<Property>) =>
    propertyPageTitle(createProperty({ ...house, ...given }), 'nl', languages('nl').t)

  it('ends with the address where that is published', () => {
    expect(titleOf({})).toBe('Rijwoning met tuin van 240\u00A0m² te koop in Berlare, Molenhoekstraat 12')
  })

  it('tells homes at hidden addresses apart by their reference, and by their number without one', () => {
    const address = { kind: 'hidden', town: berlare } as const
    expect(titleOf({ address, reference: 'KK-1' })).toBe(
      'Rijwoning met tuin van 240\u00A0m² te koop in Berlare, 3 slaapkamers, KK-1',
    )
    expect(titleOf({ address, reference: undefined, id: 77 })).toBe(
      'Rijwoning met tuin van 240\u00A0m² te koop in Berlare, 3 slaapkamers, 77',
    )
  })
})
