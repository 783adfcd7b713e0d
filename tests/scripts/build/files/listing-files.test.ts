import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { beforeAll, describe, expect, it, test } from 'vitest'
import type { CatalogueRecords } from '#domain/site/catalogue.ts'
import { listingFiles } from '#scripts/build/files/listing-files.ts'
import type { ListingFile } from '#scripts/build/files/listing-schema.ts'
import { loadSite } from '#site'
import { berlare, createProperty, createSite } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import type { ViewContext } from '#views/kit/context.ts'

function filesOf(context: ViewContext) {
  return new Map([...listingFiles(context)].map(([path, text]) => [path, JSON.parse(String(text))]))
}

function published(properties: CatalogueRecords['properties']): ListingFile['listings'] {
  const site = createSite({ publishesListings: true })
  return filesOf(createContext({ site, properties })).get('/fr/listings.json').listings
}

test('no listing is published where the agency does not want it', () => {
  expect([...listingFiles(createContext())]).toEqual([])
})

describe('the public listings', () => {
  it('name each home once, with its price and page in their language', () => {
    const listings = published([createProperty({ sections: ['sale', 'office-berlare'] })])
    expect(listings).toHaveLength(1)
    expect(listings[0]).toMatchObject({
      id: 2417,
      price: { euro: 389_000 },
      address: { street: 'Molenhoekstraat', houseNumber: '12', town: 'Berlare', zip: '9290' },
    })
    expect(listings[0]?.url).toMatch(/^https:\/\/kouterenkaai\.example\/fr\/a-vendre\/berlare\//)
  })

  it('have no hidden street and no discreet listing', () => {
    const listings = published([
      createProperty({ id: 1, address: { kind: 'hidden', town: berlare } }),
      createProperty({ id: 2, sections: ['discreet', 'office-berlare'] }),
      createProperty({ id: 3, sections: ['office-berlare', 'discreet'] }),
    ])
    expect(listings.map(({ id }) => id)).toEqual([1])
    expect(JSON.stringify(listings)).not.toContain('Molenhoek')
  })
})

describe('the schema', () => {
  let files: ReturnType<typeof filesOf>

  beforeAll(async () => {
    const site = await loadSite()
    files = filesOf({
      ...site,
      catalogue: { ...site.catalogue, site: { ...site.catalogue.site, publishesListings: true } },
    })
  })

  it('is kept by every listing of the demo, in every language', () => {
    const ajv = new Ajv({ strict: true })
    formats.default(ajv)
    const isValid = ajv.compile(files.get('/listings.schema.json'))
    for (const language of ['nl', 'fr', 'en', 'de']) {
      const file = files.get(`/${language}/listings.json`)
      expect(file.listings.length).toBeGreaterThan(100)
      isValid(file)
      expect(isValid.errors).toBeNull()
    }
    expect(isValid({ ...files.get('/nl/listings.json'), listings: [{ id: 1 }] })).toBe(false)
  })
})
