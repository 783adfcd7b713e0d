import { describe, expect, it } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import {
  berlare,
  createMenuPage,
  createProject,
  createProperty,
  createUnit,
  menu,
  sintNiklaas,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createPage } from '#views/kit/page.ts'
import { viewCard, viewListCard } from '#views/listing/card.ts'
import {
  createContext,
  viewFirstUnit,
  viewListOf,
  viewOnlyProject,
} from '#tests/views/listing/listing-context.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => createProperty({ id: 3000 - index }))
const unfit = /\b(?:NaN|undefined|null)\b|\[object|\{\{/

describe('a list', () => {
  it('of one home has one page without paging', () => {
    const view = viewListOf(createContext(), 'sale')
    expect(view.summary).toBe('1 pand')
    expect(view.paging).toBeUndefined()
    expect(view.properties).toHaveLength(1)
  })

  it('of a thousand homes has the page number in its title, too', () => {
    const context = createContext({ properties: many(1000) })
    const view = viewListOf(context, 'sale', undefined, 44)
    expect(view.summary).toBe('1.000 panden, pagina\u00A044 van\u00A044')
    expect(view.meta.title).toContain('pagina\u00A044 van\u00A044')
    expect(view.properties).toHaveLength(1000 - 43 * 23)
    expect(view.paging?.next).toBeUndefined()
  })

  it('without homes says so once, and links to lists that have some', () => {
    const view = viewListOf(createContext({ properties: [createProperty()] }), 'rent')
    expect(view.empty?.title).toBe('Geen panden gevonden.')
    expect(view.empty?.links.map(({ words, count }) => [words, count])).toEqual([
      ['te-koop', 1],
      ['nieuwbouw', 1],
    ])
  })

  it('links to a page of each of its towns, with the number of homes', () => {
    const properties = [...many(2), createProperty({ id: 1, address: { kind: 'hidden', town: sintNiklaas } })]
    const { towns } = viewListOf(createContext({ properties }), 'sale', undefined, 1, 'fr')
    expect(towns.map(({ words, count }) => [words, count])).toEqual([
      ['Berlare', 2],
      ['Saint-Nicolas', 1],
    ])
  })

  it('of a town is named after it, and marks it as current', () => {
    const view = viewListOf(createContext(), 'sale', 'berlare')
    expect(view.title).toBe('te-koop in Berlare')
    expect(view.towns.find(({ isCurrent }) => isCurrent)?.words).toBe('Berlare')
  })

  it("of an office starts with the office's data", () => {
    const properties = [createProperty({ sections: ['sale', 'office-berlare'] })]
    const view = viewListOf(createContext({ properties }), 'office-berlare')
    expect(view.office?.phone.words).toBe('052 00 00 00')
    expect(view.properties[0]?.href).toContain('/kantoor-berlare/')
  })

  it('says its page in the count from the second one on', () => {
    const context = createContext({ properties: many(30) })
    expect(viewListOf(context, 'sale').summary).toBe('30 panden')
    expect(viewListOf(context, 'sale', undefined, 2).summary).toBe('30 panden, pagina\u00A02 van\u00A02')
  })

  it('has the email alert when the site has a page for it', () => {
    const page = createMenuPage(30, 'vip-mailing', { kind: 'form', form: 'demand-register' })
    expect(viewListOf(createContext({ menu: [...menu, page] }), 'sale').alert?.href).toBe(
      '/nl/vip-mailing/?goal=sale',
    )
    expect(viewListOf(createContext(), 'sale').alert).toBeUndefined()
  })
})

describe('a card', () => {
  it('keeps the capitals of German nouns and writes other types in lower case', () => {
    const context = createContext()
    const [property] = context.catalogue.properties
    if (property === undefined) throw new Error('no property')
    expect(viewCard(createPage(context, 'nl'), property).place).toBe('Berlare, halfopen bebouwing')
    expect(viewCard(createPage(context, 'de'), property).place).toBe('Berlare, Drei-Fassaden-Haus')
  })

  it('is made once for all lists of a site, and anew for a changed home and for a draft', () => {
    const context = createContext()
    const property = createProperty()
    const page = createPage(context, 'nl')
    const card = viewCard(page, property)
    expect(viewCard(page, property)).toBe(card)
    expect(viewCard(createPage(context, 'fr'), property).place).not.toBe(card.place)
    const renamed = { ...property, headline: { nl: 'Zonnige villa' } }
    expect(viewCard(page, renamed).title).toBe('Zonnige villa')
    const draft = { ...context, catalogue: { ...context.catalogue, menu: [] } }
    expect(viewCard(createPage(draft, 'nl'), property)).not.toBe(card)
  })

  it('in a list has up to three pictures, none of them twice, and elsewhere one', () => {
    const names = ['a', 'b', 'a', 'c', 'd', 'e']
    const pictures = names.map((name) => ({
      source: { kind: 'url', url: `https://pictures.example/${name}.jpg` } as const,
      alt: {},
    }))
    const page = createPage(createContext(), 'nl')
    const property = createProperty({ pictures })
    const photos = ['b', 'c'].map((name) => `https://pictures.example/${name}.jpg`)
    expect(viewListCard(page, property).photos).toEqual(photos)
    expect(viewCard(page, property).photos).toBeUndefined()
    const one = createProperty({ pictures: pictures.slice(0, 1) })
    expect(viewListCard(page, one).photos).toBeUndefined()
  })
})

describe('a project', () => {
  const sold = createUnit({ id: 2, lot: 'A0.02', availability: 'sold' })

  it('shows the sold share, and hides the prices of sold units', () => {
    const view = viewOnlyProject({ units: [createUnit(), sold] })
    expect(view.sold).toEqual({ percent: 50, words: '1 van de 2 verkocht' })
    expect(view.units.offered.map(({ price }) => price)).toEqual(['€\u00A0265.000'])
    expect(view.units.sold.map(({ price }) => price)).toEqual([undefined])
  })

  it('without units leaves out what it does not have', () => {
    const view = viewOnlyProject({ units: [], name: {} })
    expect(view.head.title.text).toBe('Nieuwbouw in Sint-Pauwels')
    expect(view.sold).toBeUndefined()
    expect(view.types).toEqual([])
  })

  it('that is sold out has no price and no visits', () => {
    const view = viewOnlyProject({ availability: 'soldOut', units: [sold] })
    expect(view.head.price).toBeUndefined()
    expect(view.head.notice?.title).toBe('Dit project is uitverkocht.')
    expect(JSON.stringify(view.contact)).not.toContain('Plan een bezoek')
  })

  it('hides its address when that is hidden', () => {
    const project = createProject({ address: { kind: 'hidden', town: berlare } })
    expect(viewOnlyProject(project).head.place).toBe('9290 Berlare')
  })

  it('never shows "undefined", "NaN" or the like, nor do its units, in any language', () => {
    for (const locale of locales) {
      const { meta: _, ...project } = viewOnlyProject({ units: [createUnit(), sold] }, locale)
      const { meta: __, ...unit } = viewFirstUnit({ units: [createUnit({ floor: 0 }), sold] }, locale)
      expect(JSON.stringify([project, unit])).not.toMatch(unfit)
    }
  })
})
