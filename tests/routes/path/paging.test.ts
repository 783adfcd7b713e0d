import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedProperties, listedTowns } from '#routes/table/listed.ts'
import { PAGE_SIZE, pageCount, pageSlice } from '#routes/path/paging.ts'
import {
  berlare,
  createCatalogue,
  createProperty,
  sections,
  sintPauwels,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'

function forSale(count: number) {
  return createCatalogue({
    properties: Array.from({ length: count }, (_, index) => createProperty({ id: index + 1 })),
  })
}

describe('paging', () => {
  it.each([
    [0, 1],
    [1, 1],
    [23, 1],
    [24, 2],
    [46, 2],
    [47, 3],
    [1000, 44],
  ])('puts %i listings on %i pages', (count, pages) => {
    const lists = expand(forSale(count)).filter(
      ({ target, locale }) =>
        locale === 'nl' &&
        target.kind === 'results' &&
        target.section === 'sale' &&
        target.town === undefined,
    )
    expect(lists).toHaveLength(pages)
    expect(lists.at(-1)?.path).toBe(pages === 1 ? '/nl/te-koop/' : `/nl/te-koop/${pages}/`)
  })

  it('shows every listing exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 50 }), (items, size) => {
        const pages = Array.from({ length: pageCount(items.length, size) }, (_, index) =>
          pageSlice(items, index + 1, size),
        )
        expect(pages.flat()).toEqual(items)
      }),
    )
  })

  it('is empty after the last page', () => {
    expect(pageSlice([1, 2, 3], 2, PAGE_SIZE)).toEqual([])
  })

  it('gives later pages their own canonical path and a breadcrumb to the first', () => {
    const second = expand(forSale(24)).find(({ path }) => path === '/fr/a-vendre/2/')
    expect(second?.canonical).toBe('/fr/a-vendre/2/')
    expect(second?.isIndexable).toBe(true)
    expect(second?.breadcrumb.at(-2)?.path).toBe('/fr/a-vendre/')
  })

  it('covers the list of a town', () => {
    const paths = expand(forSale(24)).map(({ path }) => path)
    expect(paths).toContain('/nl/te-koop/berlare/2/')
    expect(paths).not.toContain('/nl/te-koop/berlare/3/')
  })
})

describe('listedProperties', () => {
  const catalogue = createCatalogue({
    properties: [
      createProperty({ id: 3 }),
      createProperty({ id: 12, address: { kind: 'hidden', town: sintPauwels } }),
      createProperty({ id: 7, sections: ['discreet'] }),
      createProperty({ id: 5, sections: ['sale', 'office-berlare'] }),
    ],
  })

  it('sorts by ID, highest first', () => {
    expect(listedProperties(catalogue, 'sale').map(({ id }) => id)).toEqual([12, 5, 3])
  })

  it('filters by town', () => {
    expect(listedProperties(catalogue, 'sale', berlare.slug).map(({ id }) => id)).toEqual([5, 3])
    expect(listedProperties(catalogue, 'sale', 'gent')).toEqual([])
  })

  it('is empty for a section without listings', () => {
    expect(listedProperties(catalogue, 'rent')).toEqual([])
  })

  it('shows discreet listings only in their own section', () => {
    expect(listedProperties(catalogue, 'discreet').map(({ id }) => id)).toEqual([7])
  })

  it('lists the towns of a section', () => {
    const slugs = sections.map((section) => listedTowns(catalogue, section).map(({ slug }) => slug))
    expect(slugs).toEqual([['berlare', 'sint-pauwels'], [], ['berlare'], ['berlare'], ['sint-pauwels']])
  })

  it('shows a sold home until street, price and pictures are withdrawn; its page stays', () => {
    const sold = createProperty({ availability: 'sold' })
    const withdrawn = createProperty({
      id: 5,
      availability: 'sold',
      address: { kind: 'hidden', town: sintPauwels },
      price: { kind: 'onRequest' },
    })
    const made = createCatalogue({ properties: [sold, withdrawn] })
    expect(listedProperties(made, 'sale')).toEqual([sold])
    const page = expand(made).find(({ path }) => path.startsWith('/nl/te-koop/sint-pauwels/half'))
    expect(page?.isIndexable).toBe(false)
    expect(page?.breadcrumb.map(({ path }) => path)).toEqual(['/nl/', '/nl/te-koop/', undefined, undefined])
  })

  it('shows a home on offer with little public data', () => {
    const shy = createProperty({ address: { kind: 'hidden', town: berlare }, price: { kind: 'onRequest' } })
    expect(listedProperties(createCatalogue({ properties: [shy] }), 'sale')).toEqual([shy])
  })
})
