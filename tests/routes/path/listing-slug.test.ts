import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLanguages } from '#i18n/languages.ts'
import { projectSlugs, propertySlugs, unitSlug } from '#routes/path/listing-slug.ts'
import {
  berlare,
  createCatalogue,
  createProject,
  createProperty,
  createUnit,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'

const languages = createLanguages()

describe('the title segment of a property', () => {
  it('is the headline of the language, or else the Dutch one', () => {
    const slugs = propertySlugs(
      createProperty({ headline: { nl: 'Rijwoning', fr: 'Maison mitoyenne' } }),
      languages,
    )
    expect(slugs).toEqual({ nl: 'rijwoning', fr: 'maison-mitoyenne', en: 'rijwoning', de: 'rijwoning' })
  })

  it('does not change when another language gets a translation', () => {
    const before = propertySlugs(createProperty({ headline: { nl: 'Rijwoning' } }), languages)
    const after = propertySlugs(createProperty({ headline: { nl: 'Rijwoning', fr: 'Maison' } }), languages)
    expect({ ...after, fr: before.fr }).toEqual(before)
  })

  it('is type and town when there is no headline', () => {
    expect(propertySlugs(createProperty({ headline: {} }), languages)).toEqual({
      nl: 'half-open-bebouwing-berlare',
      fr: 'maison-3-facades-berlare',
      en: 'semi-detached-house-berlare',
      de: 'drei-fassaden-haus-berlare',
    })
    expect(
      propertySlugs(createProperty({ headline: {}, type: undefined, typeText: 'Molen' }), languages).nl,
    ).toBe('molen-berlare')
  })

  it('is never empty and at most 70 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isHidden) => {
        const address = isHidden ? createProperty().address : ({ kind: 'hidden', town: berlare } as const)
        const slug = propertySlugs(createProperty({ headline: { nl: text }, address }), languages).nl
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

  it.each(['Kerkstraat 12', 'In de Kerkstraat', 'Rue de la Gare 4'])(
    'leaves type and town when the headline is %j and nothing else',
    (nl) => {
      const made = createProperty({ headline: { nl }, address: { kind: 'hidden', town: berlare } })
      expect(propertySlugs(made, languages).nl).toBe('half-open-bebouwing-berlare')
    },
  )

  it('is not in the name of a project either', () => {
    const name = { nl: 'Residentie Wilgenlaan 4', fr: 'Résidence rue des Saules 4' }
    const hidden = createProject({ name, address: { kind: 'hidden', town: berlare } })
    expect(projectSlugs(hidden, languages)).toMatchObject({
      nl: 'residentie',
      fr: 'residence',
      en: 'residentie',
    })
    expect(projectSlugs(createProject({ name }), languages)).toMatchObject({
      nl: 'residentie-wilgenlaan-4',
      fr: 'residence-rue-des-saules-4',
    })
  })
})

describe('projects and units', () => {
  it('have a slug even when the record has no name', () => {
    expect(projectSlugs(createProject({ name: {} }), languages).nl).toBe('nieuwbouw-in-sint-pauwels')
    expect(unitSlug(createUnit({ type: undefined, lot: 'A1.02' }), languages('nl'))).toBe('a1-02')
  })

  it('have their number in the path when there is no letter or digit to make a slug from', () => {
    const address = { kind: 'hidden', town: { ...berlare, name: '…' } } as const
    const nameless = { headline: {}, type: undefined, typeText: undefined, address }
    expect(propertySlugs(createProperty(nameless), languages).nl).toBe('pand-2417')
    expect(projectSlugs(createProject({ name: { nl: '***' } }), languages).nl).toBe(
      'nieuwbouw-in-sint-pauwels',
    )
    expect(unitSlug(createUnit({ type: undefined, lot: '-' }), languages('nl'))).toBe('eenheid-1')
  })
})
