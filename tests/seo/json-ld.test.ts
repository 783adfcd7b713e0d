import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import type { Property } from '#domain/listing/property.ts'
import { languages } from '#tests/support/languages.ts'
import type { Route } from '#routes/table/route.ts'
import { articleJsonLd } from '#seo/json-ld/article.ts'
import { agencyJsonLd, officeJsonLd, websiteJsonLd } from '#seo/json-ld/agency.ts'
import { breadcrumbJsonLd } from '#seo/json-ld/breadcrumb.ts'
import { itemListJsonLd } from '#seo/json-ld/item-list.ts'
import { projectJsonLd, unitJsonLd } from '#seo/json-ld/project.ts'
import { propertyJsonLd } from '#seo/json-ld/property.ts'
import { jsonLdText } from '#seo/json-ld/text.ts'
import { vacancyJsonLd } from '#seo/json-ld/vacancy.ts'
import {
  berlare,
  createArticle,
  createCatalogue,
  createOffice,
  createProject,
  createProperty,
  createSite,
  createUnit,
  createVacancy,
  day,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

const baseUrl = 'https://kouterenkaai.example'
const context = { baseUrl, locale: 'nl', t: languages('nl').t } as const
const routes = tableOf(createCatalogue())

function routeOf(key: string): Route {
  const route = routes.find(key, 'nl')
  if (route === undefined) throw new Error(`no route ${key}`)
  return route
}

/** Returns the structured data of a property as search engines parse it. */
function read(overrides: Partial<Property> = {}, pictures: readonly string[] = []) {
  const property = createProperty(overrides)
  const page = { title: 'Halfopen woning, Berlare', route: routeOf('property:2417@sale'), pictures }
  return JSON.parse(jsonLdText(propertyJsonLd(property, page, context)))
}

describe('a property', () => {
  it('is a listing of a home with its offer', () => {
    const listing = read(
      {
        surfaces: { living: 168 as SquareMetres },
        rooms: { bedrooms: 3, bathrooms: 1, extraRooms: 1 },
        building: { constructionYear: 1987 },
        energy: {
          state: 'present',
          label: 'C',
          scoreKwhPerM2Year: 245,
          uniqueCode: '20260312-0001234567-RES-1',
        },
        flood: { plot: 'A', building: 'B', delimited: 'no' },
      },
      ['/pictures/a.jpg'],
    )
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${baseUrl}/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/`,
      inLanguage: 'nl-BE',
      image: [`${baseUrl}/pictures/a.jpg`],
      mainEntity: {
        '@type': 'SingleFamilyResidence',
        floorSize: { value: 168, unitCode: 'MTK' },
        numberOfBedrooms: 3,
        numberOfRooms: { minValue: 4 },
        yearBuilt: 1987,
      },
      offers: {
        '@type': 'Offer',
        price: '389000',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      },
    })
    expect(
      listing.mainEntity.additionalProperty.map((value: { name: string; value: unknown }) => [
        value.name,
        value.value,
      ]),
    ).toEqual([
      ['EPC-label', 'C'],
      ['EPC', 245],
      ['EPC-UC', '20260312-0001234567-RES-1'],
      ['P-score', 'A'],
      ['G-score', 'B'],
    ])
  })

  it.each([
    ['apartment', 'Apartment'],
    ['loft', 'Apartment'],
    ['villa', 'SingleFamilyResidence'],
    ['terracedHouse', 'House'],
    ['buildingPlot', 'Place'],
    ['shop', 'Place'],
    ['garage', 'Place'],
  ] as const)('of the type %s is a %s', (type, expected) => {
    expect(read({ type }).mainEntity['@type']).toBe(expected)
  })

  it('has address and point when they are published', () => {
    const { mainEntity } = read()
    expect(mainEntity.address).toMatchObject({
      streetAddress: 'Molenhoekstraat 12',
      postalCode: '9290',
      addressCountry: 'BE',
    })
    expect(mainEntity.geo).toMatchObject({ latitude: 51.031 })
  })

  it('has the word before a box number', () => {
    const address = {
      kind: 'published',
      street: 'Dries',
      houseNumber: '130',
      box: '101',
      town: berlare,
    } as const
    expect(read({ address }).mainEntity.address).toMatchObject({ streetAddress: 'Dries 130 bus 101' })
  })

  it('has neither when the address is hidden', () => {
    const hidden = read({
      address: { kind: 'hidden', town: berlare },
      position: { latitude: 51.03, longitude: 4, precision: 'town' },
    })
    expect(hidden.mainEntity).not.toHaveProperty('address')
    expect(hidden.mainEntity).not.toHaveProperty('geo')
    expect(JSON.stringify(hidden)).not.toMatch(/Molenhoek|51\.03|9290/)
  })

  it('has no point when only its town is on the map', () => {
    expect(
      read({ position: { latitude: 51.03, longitude: 4, precision: 'town' } }).mainEntity,
    ).not.toHaveProperty('geo')
  })

  it.each(['sale', 'rent'] as const)('has no price when the price of a %s is hidden', (goal) => {
    const { offers } = read({ goal, price: { kind: 'onRequest' } })
    expect(Object.keys(offers).filter((key) => key.startsWith('price'))).toEqual([])
  })

  it('has a rent per month', () => {
    const { offers } = read({
      goal: 'rent',
      price: { kind: 'published', amount: euroCents(895.5), startingFrom: false },
    })
    expect(offers.priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      price: '895.5',
      priceCurrency: 'EUR',
      unitCode: 'MON',
    })
    expect(offers.businessFunction['@id']).toMatch(/#LeaseOut$/)
    expect(offers).not.toHaveProperty('price')
  })

  it('has its lowest price', () => {
    const { offers } = read({ price: { kind: 'published', amount: euroCents(250_000), startingFrom: true } })
    expect(offers.priceSpecification).toMatchObject({ minPrice: 250_000 })
    expect(offers).not.toHaveProperty('price')
  })

  it.each([
    ['available', 'InStock'],
    ['underOption', 'LimitedAvailability'],
    ['sold', 'SoldOut'],
    ['rented', 'SoldOut'],
  ] as const)('that is %s is %s', (availability, expected) => {
    expect(read({ availability }).offers.availability).toBe(`https://schema.org/${expected}`)
  })

  it('has no price once it is sold, like its page', () => {
    const price = { kind: 'published', amount: euroCents(389_000), startingFrom: false } as const
    expect(read({ price }).offers).toHaveProperty('price')
    expect(read({ price, availability: 'sold' }).offers).not.toHaveProperty('price')
  })
})

describe('a project', () => {
  const page = { title: 'Residentie Wilgenhof', route: routeOf('project:70'), pictures: [] }

  it('has the offers of its units', () => {
    const project = createProject({
      priceFrom: { kind: 'published', amount: euroCents(265_000), startingFrom: true },
      priceTo: { kind: 'published', amount: euroCents(412_000), startingFrom: false },
      units: [createUnit(), createUnit({ id: 2, availability: 'sold', price: { kind: 'onRequest' } })],
    })
    const listing = JSON.parse(
      jsonLdText(projectJsonLd(project, page, context, ({ id }) => routes.find(`unit:70:${id}`, 'nl'))),
    )
    expect(listing.offers).toMatchObject({
      lowPrice: '265000',
      highPrice: '412000',
      priceCurrency: 'EUR',
      offerCount: 1,
    })
    expect(listing.offers.offers[0].url).toBe(`${baseUrl}${routeOf('unit:70:1').path}`)
    expect(listing.offers.offers[1]).not.toHaveProperty('price')
  })

  it('has neither address nor prices when they are hidden', () => {
    const hidden = createProject({
      address: { kind: 'hidden', town: berlare },
      units: [createUnit({ price: { kind: 'onRequest' } })],
    })
    const texts = [
      jsonLdText(projectJsonLd(hidden, page, context, () => undefined)),
      ...hidden.units.map((unit) => jsonLdText(unitJsonLd(hidden, unit, page, context))),
    ]
    for (const text of texts) expect(text).not.toMatch(/streetAddress|"geo"|[pP]rice/)
  })

  it('has both when they are published', () => {
    const unit = createUnit()
    expect(jsonLdText(unitJsonLd(createProject(), unit, page, context))).toMatch(
      /streetAddress.*"price":"265000"/,
    )
  })
})

describe('other pages', () => {
  it('have a breadcrumb with full addresses that ends in the page itself', () => {
    const list = JSON.parse(jsonLdText(breadcrumbJsonLd(routeOf('property:2417@sale'), baseUrl)))
    expect(
      list.itemListElement.map((step: { position: number; item: string }) => [step.position, step.item]),
    ).toEqual([
      [1, `${baseUrl}/nl/`],
      [2, `${baseUrl}/nl/te-koop/`],
      [3, `${baseUrl}/nl/te-koop/berlare/`],
      [4, `${baseUrl}/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/`],
    ])
    expect(breadcrumbJsonLd(routeOf('home'), baseUrl)).toBeUndefined()
    const withoutList = {
      ...routeOf('property:2417@sale'),
      breadcrumb: [{ label: 'A', path: '/nl/a/' }, { label: 'B' }, { label: 'C' }],
    }
    expect(jsonLdText(breadcrumbJsonLd(withoutList, baseUrl))).not.toContain('"B"')
  })

  it('number the items of a list across its pages', () => {
    const list = itemListJsonLd(['/nl/a/', '/nl/b/'], baseUrl, {
      name: 'Te koop',
      total: 30,
      firstPosition: 24,
    })
    const read = JSON.parse(jsonLdText(list))
    expect(read.numberOfItems).toBe(30)
    expect(read.itemListElement.map(({ position }: { position: number }) => position)).toEqual([24, 25])
  })

  it('are an article by a person or by the agency', () => {
    const route = routeOf('article:epc-lezen')
    const own = articleJsonLd(createArticle(), { route, authorName: 'Lotte Voorbeeld' }, context)
    expect(own).toMatchObject({
      '@type': 'BlogPosting',
      author: { name: 'Lotte Voorbeeld' },
      datePublished: '2026-09-01',
    })
    expect(articleJsonLd(createArticle(), { route }, context)).toMatchObject({
      author: { '@id': `${baseUrl}/#agency` },
    })
  })

  it('are a vacancy at an office', () => {
    const vacancy = createVacancy({ validUntil: day('2027-01-31') })
    const facts = {
      route: routeOf('vacancy:makelaar-stekene'),
      office: createOffice('stekene', 'Stekene'),
      site: createSite(),
    }
    expect(vacancyJsonLd(vacancy, facts, context)).toMatchObject({
      '@type': 'JobPosting',
      employmentType: 'FULL_TIME',
      validThrough: '2027-01-31',
      jobLocation: { address: { addressLocality: 'Stekene' } },
    })
  })

  it('are the agency and its offices, which point to it', () => {
    const agency = agencyJsonLd(createSite(), context, '/logo.svg')
    expect(agency).toMatchObject({
      '@type': 'RealEstateAgent',
      '@id': `${baseUrl}/#agency`,
      logo: `${baseUrl}/logo.svg`,
    })
    expect(websiteJsonLd(createSite(), baseUrl, 'fr')).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'fr-BE',
      publisher: { '@id': `${baseUrl}/#agency` },
    })
    const office = officeJsonLd(createOffice('berlare', 'Berlare'), context, '/nl/kantoor-berlare/')
    expect(office).toMatchObject({ parentOrganization: { '@id': `${baseUrl}/#agency` } })
  })
})

describe('jsonLdText', () => {
  it('contains any text without closing its script element', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('</script><!--\u2028')), (name) => {
        const text = jsonLdText({ name })
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(text)).toEqual({ name })
      }),
    )
  })
})
