import { describe, expect, it } from 'vitest'
import { legacyRedirects } from '#routes/ledger/legacy-paths.ts'
import {
  createCatalogue,
  createMenuPage,
  createProperty,
  createSection,
  createSite,
  everywhere,
  menu,
  sections,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'

const redirectsOf = (catalogue: Catalogue) => legacyRedirects(catalogue, tableOf(catalogue))

describe('the address of a page on the old site', () => {
  it('leads to the page in the language of the visitor, else in the default one', () => {
    const found = redirectsOf(createCatalogue()).find(({ original }) => original === '/for-sale/')
    expect(found).toEqual({
      original: '/for-sale/',
      paths: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' },
      defaultPath: '/nl/te-koop/',
    })
  })

  it('leads to the default language of a site that begins with another one', () => {
    const site = createSite({ languageUse: ['fr', 'en'], languageDefault: 'en' })
    const found = redirectsOf(createCatalogue({ site })).find(({ original }) => original === '/for-sale/')
    expect(found?.defaultPath).toBe('/en/for-sale/')
  })

  it('leads to the first language that has the page where the default one lacks it', () => {
    const site = createSite({ languageUse: ['de', 'fr'], languageDefault: 'de' })
    const found = redirectsOf(createCatalogue({ site })).find(({ original }) => original === '/login/')
    expect(found).toEqual({ original: '/login/', paths: { fr: '/fr/login/' }, defaultPath: '/fr/login/' })
  })

  it('gets one redirect, however it was capitalised', () => {
    const twins = [
      { ...createMenuPage(98, 'een', { kind: 'modules' }), original: '/Oud-Adres/' },
      { ...createMenuPage(99, 'twee', { kind: 'modules' }), original: '/oud-adres/' },
    ]
    const found = redirectsOf(createCatalogue({ menu: [...menu, ...twins] })).filter(({ original }) =>
      /^\/oud-adres\/$/i.test(original),
    )
    expect(found.map(({ original, defaultPath }) => [original, defaultPath])).toEqual([
      ['/Oud-Adres/', '/nl/een/'],
    ])
  })

  it('gets no redirect where a page of the new site stands', () => {
    const page = { ...createMenuPage(99, 'extra', { kind: 'modules' }), original: '/nl/over-ons/' }
    const originals = redirectsOf(createCatalogue({ menu: [...menu, page] })).map(({ original }) => original)
    expect(originals).not.toContain('/nl/over-ons/')
    expect(originals).toContain('/over-ons/')
  })

  it('gets none where the old page was the home page, the not-found page or a unit', () => {
    const originals = redirectsOf(createCatalogue()).map(({ original }) => original)
    for (const none of ['/', '/404/', '/offline/', '/project/70/1/']) expect(originals).not.toContain(none)
  })

  it('of a property leads to its page under sale, not to the copy under its office', () => {
    for (const own of [
      ['office-berlare', 'sale'],
      ['sale', 'office-berlare'],
    ]) {
      const catalogue = createCatalogue({ properties: [createProperty({ sections: own })] })
      const found = redirectsOf(catalogue).find(({ original }) => original === '/property/2417/')
      expect(found?.defaultPath).toBe('/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/')
    }
  })

  it('of a property in offices alone leads to the first of them', () => {
    const offices = ['office-berlare', 'office-gent']
    const catalogue = createCatalogue({
      sections: [...sections, createSection('office-gent', 'office', everywhere('kantoor-gent'))],
      properties: [createProperty({ sections: offices })],
    })
    const found = redirectsOf(catalogue).find(({ original }) => original === '/property/2417/')
    expect(found?.defaultPath).toBe('/nl/kantoor-berlare/berlare/halfopen-woning-met-tuin/2417/')
  })
})
