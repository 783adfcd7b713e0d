import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectSlugs, propertySlugs, unitSlug } from '#routes/path/listing-slug.ts'
import { withoutStreet } from '#routes/path/street-words.ts'
import {
  berlare,
  createCatalogue,
  createProject,
  createProperty,
  createUnit,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'

describe('the title segment of a property', () => {
  it('is the headline of the language, or else the Dutch one', () => {
    const slugs = propertySlugs(createProperty({ headline: { nl: 'Rijwoning', fr: 'Maison mitoyenne' } }))
    expect(slugs).toEqual({ nl: 'rijwoning', fr: 'maison-mitoyenne', en: 'rijwoning', de: 'rijwoning' })
  })

  it('does not change when another language gets a translation', () => {
    const before = propertySlugs(createProperty({ headline: { nl: 'Rijwoning' } }))
    const after = propertySlugs(createProperty({ headline: { nl: 'Rijwoning', fr: 'Maison' } }))
    expect({ ...after, fr: before.fr }).toEqual(before)
  })

  it('is type and town when there is no headline', () => {
    expect(propertySlugs(createProperty({ headline: {} })).fr).toBe('half-open-bebouwing-berlare')
    expect(propertySlugs(createProperty({ headline: {}, type: undefined, typeText: 'Molen' })).nl).toBe(
      'molen-berlare',
    )
  })

  it('is never empty and at most 70 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isHidden) => {
        const address = isHidden ? createProperty().address : ({ kind: 'hidden', town: berlare } as const)
        const slug = propertySlugs(createProperty({ headline: { nl: text }, address })).nl
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(70)
      }),
    )
  })
})

describe('a hidden street', () => {
  const streets = [
    'Molenhoekstraat',
    'Donklaan',
    'Heirweg',
    'Gentsesteenweg',
    'Dorpsplein',
    'Scheldekaai',
    'Bookmolenkouter',
  ]

  it.each(streets)('%s is in no path', (street) => {
    const headline = { nl: `Villa aan de ${street} 12 te Berlare`, fr: `Villa, ${street} 12, Berlare` }
    const pathsOf = (isHidden: boolean): string => {
      const address = isHidden ? ({ kind: 'hidden', town: berlare } as const) : createProperty().address
      return expand(createCatalogue({ properties: [createProperty({ headline, address })] }))
        .map(({ path }) => path)
        .join(' ')
    }
    expect(pathsOf(true)).not.toContain(street.toLowerCase())
    expect(pathsOf(true)).toContain('/nl/te-koop/berlare/villa-te-berlare/2417/')
    expect(pathsOf(false)).toContain(street.toLowerCase())
  })

  it.each([
    ['Halfopen woning in de Kerkstraat 12 te Berlare', 'Halfopen woning te Berlare'],
    ['Maison rue de la Gare 4 avec jardin', 'Maison avec jardin'],
    ['Appartement, avenue des Tilleuls', 'Appartement,'],
    ['Haus in der Bahnhofstraße 7a', 'Haus'],
    ['Villa, Burgemeester De Boeckstraat 4, te koop', 'Villa, te koop'],
    ['Rijwoning Molenstraat 3 slaapkamers', 'Rijwoning 3 slaapkamers'],
    ['VILLA AAN DE MOLENSTRAAT', 'VILLA'],
    ['Woning met 3 slaapkamers en tuin', 'Woning met 3 slaapkamers en tuin'],
  ])('%j reads %j without it', (headline, expected) => {
    expect(withoutStreet(headline)).toBe(expected)
  })

  it('leaves type and town when the headline has nothing else', () => {
    const made = createProperty({
      headline: { nl: 'Kerkstraat 12' },
      address: { kind: 'hidden', town: berlare },
    })
    expect(propertySlugs(made).nl).toBe('half-open-bebouwing-berlare')
  })
})

describe('projects and units', () => {
  it('have a slug even when the record has no name', () => {
    expect(projectSlugs(createProject({ name: {} })).nl).toBe('nieuwbouw-sint-pauwels')
    expect(unitSlug(createUnit({ type: undefined, lot: 'A1.02' }))).toBe('a1-02')
  })
})
