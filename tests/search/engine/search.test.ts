import { describe, expect, test } from 'vitest'
import { areaPoints } from '#search/engine/area-points.ts'
import { type Criteria, noCriteria } from '#search/query/criteria.ts'
import { createSearch, type SearchExtra } from '#search/engine/search.ts'
import type { PriceBand } from '#search/filters/price-band.ts'
import { byId, createIndex, createListing, createPoints } from './listing-fixture.ts'

const listings = [
  createListing({ id: 5, town: 'berlare', type: 'villa', price: 450_000, bedrooms: 4, features: ['garden'] }),
  createListing({ id: 4, town: 'gent', type: 'loft', categories: [2], price: 0, label: 'B', living: 149 }),
  createListing({ id: 3, town: 'berlare', categories: [1, 5], price: 200_000, label: 'A+', living: 150 }),
  createListing({ id: 2, town: 'aalst', type: 'apartment', categories: [2], price: 300_000, bedrooms: 2 }),
  createListing({
    id: 1,
    town: 'gent',
    type: 'house',
    price: 200_000,
    features: ['garden', 'garage'],
    plot: 90,
  }),
]
const index = createIndex(listings)
const search = createSearch(index, { pageSize: 2 })

/** Returns the IDs of the found listings, in order. */
function idsOf(asked: Partial<Criteria>, extra?: SearchExtra): readonly number[] {
  const rows = byId(listings)
  return [...search.run({ ...noCriteria, ...asked }, extra).all].map((row) => rows[row]?.id ?? 0)
}

describe('the found listings', () => {
  test.each<readonly [what: string, asked: Partial<Criteria>, ids: readonly number[]]>([
    ['everything, newest first', {}, [5, 4, 3, 2, 1]],
    ['one town', { towns: ['gent'] }, [4, 1]],
    ['two towns', { towns: ['gent', 'aalst'] }, [4, 2, 1]],
    ['a town that the list does not have', { towns: ['oostende'] }, []],
    ['a second category counts too', { categories: [5] }, [3]],
    ['a town and a category', { towns: ['berlare'], categories: [2] }, []],
    ['a price band: hidden prices are in none', { prices: [{ max: 300_000 }] }, [3, 2, 1]],
    ['two bands', { prices: [{ max: 250_000 }, { min: 400_000 }] }, [5, 3, 1]],
    ['bedrooms', { bedrooms: [2] }, [5, 2]],
    ['a living area of just a metre less is not enough', { living: [150] }, [3]],
    ['a label or a better one', { label: ['B'] }, [4, 3]],
    ['a label that no listing has, and the better ones', { label: ['A'] }, [3]],
    ['a better label than any', { label: ['A++'] }, []],
    ['a garden and a garage', { garden: [true], garage: [true] }, [1]],
    ['a plot that none has', { plot: [100] }, []],
  ])('%s', (_, asked, ids) => {
    expect(idsOf(asked)).toEqual(ids)
  })

  test('words that were not understood come first, and leave nothing out', () => {
    const texts = byId(listings).map(({ id }) =>
      id === 2 ? 'rustig, met zicht' : id === 1 ? 'rustig' : 'druk',
    )
    expect(idsOf({ ranked: ['rustig', 'zicht'] }, { texts })).toEqual([2, 1, 5, 4, 3])
    expect(idsOf({ ranked: ['kasteelgracht'] }, { texts })).toEqual([5, 4, 3, 2, 1])
    expect(idsOf({ ranked: ['rustig'], towns: ['berlare'] }, { texts })).toEqual([5, 3])
  })

  test.each<readonly [Criteria['sort']['by'], Criteria['sort']['direction'], readonly number[]]>([
    ['id', 'ascending', [1, 2, 3, 4, 5]],
    ['price', 'ascending', [3, 1, 2, 5, 4]],
    ['price', 'descending', [5, 2, 3, 1, 4]],
    ['city', 'ascending', [2, 5, 3, 4, 1]],
    ['city', 'descending', [4, 1, 5, 3, 2]],
    ['type', 'ascending', [2, 1, 4, 5, 3]],
    ['type', 'descending', [5, 4, 1, 2, 3]],
    ['date', 'descending', [5, 4, 3, 2, 1]],
  ])('by %s %s: what is not known is last, ties by id', (by, direction, ids) => {
    expect(idsOf({ sort: { by, direction } })).toEqual(ids)
  })

  test('a text is found in the words of a row, in any order and without accents', () => {
    const texts = ['berlare kerkstraat', 'gent', 'berlare dorp kk 3', 'aalst', 'gent kerkplein']
    expect(idsOf({ text: ['Kerk'] }, { texts })).toEqual([5, 1])
    expect(idsOf({ text: ['dörp, Berlare!'] }, { texts })).toEqual([3])
    expect(idsOf({ text: ['kk-3'] }, { texts })).toEqual([3])
    expect(idsOf({ text: ['...'] }, { texts })).toEqual([5, 4, 3, 2, 1])
  })

  test('the same text in another list of texts is searched again', () => {
    expect(idsOf({ text: ['zee'] }, { texts: ['zee', '', '', '', ''] })).toEqual([5])
    expect(idsOf({ text: ['zee'] }, { texts: ['', 'zee', '', '', ''] })).toEqual([4])
  })

  test('an area or a text whose file is not loaded yet finds nothing', () => {
    expect(idsOf({ text: ['kerk'] })).toEqual([])
    expect(idsOf({ area: [{ kind: 'around', town: 'gent', km: 10 }] })).toEqual([])
  })

  test('an area', () => {
    const placed = listings.map((each) =>
      each.town === 'gent' ? { ...each, latitude: 51.05, longitude: 3.72 } : each,
    )
    const points = areaPoints(createPoints(placed, new Map([['gent', [51.06, 3.73]]])), index)
    expect(idsOf({ area: [{ kind: 'around', town: 'gent', km: 10 }] }, { points })).toEqual([4, 1])
    expect(idsOf({ area: [{ kind: 'around', town: 'gent', km: 1 }] }, { points })).toEqual([])
    expect(idsOf({ area: [{ kind: 'around', town: 'aalst', km: 50 }] }, { points })).toEqual([])
  })
})

describe('projects', () => {
  const projects = [
    createListing({ id: 3, price: 180_000, priceTo: 320_000 }),
    createListing({ id: 2, price: 300_000, priceTo: 500_000 }),
    createListing({ id: 1 }),
  ]
  const run = (min: number, max: number) =>
    createSearch(createIndex(projects), { pageSize: 24 }).run({ ...noCriteria, prices: [{ min, max }] }).rows

  test('a band that overlaps the prices of a project finds it', () => {
    expect(run(200_000, 299_999)).toEqual([0])
    expect(run(200_000, 300_000)).toEqual([0, 1])
    expect(run(320_000, 400_000)).toEqual([0, 1])
    expect(run(320_001, 400_000)).toEqual([1])
    expect(run(500_000, 600_000)).toEqual([1])
    expect(run(1, 180_000)).toEqual([0])
    expect(run(1, 179_999)).toEqual([])
  })
})

describe('pages', () => {
  const pageOf = (page: number, asked: Partial<Criteria> = {}) =>
    search.run({ ...noCriteria, page, ...asked })

  test('a page has its own rows, the last one the rest', () => {
    expect(pageOf(1)).toMatchObject({ count: 5, pages: 3, page: 1, rows: [0, 1] })
    expect(pageOf(3)).toMatchObject({ page: 3, rows: [4] })
  })

  test('a page beyond the last one is the last one', () => {
    expect(pageOf(9999)).toMatchObject({ page: 3, rows: [4] })
    expect(pageOf(2, { bedrooms: [9] })).toMatchObject({ count: 0, pages: 1, page: 1, rows: [] })
  })

  test('an empty list has one empty page', () => {
    const empty = createSearch(createIndex([]), { pageSize: 23 }).run(noCriteria)
    expect(empty).toMatchObject({ count: 0, pages: 1, page: 1, rows: [] })
    expect([...empty.all, ...empty.countOptions('towns', []), ...empty.countOptions('prices', [])]).toEqual(
      [],
    )
    expect([...empty.countOptions('categories', [1])]).toEqual([0])
  })
})

describe('counts', () => {
  const countsOf = (asked: Partial<Criteria>) => {
    const { countOptions } = search.run({ ...noCriteria, ...asked })
    return {
      towns: [...countOptions('towns', ['aalst', 'berlare', 'gent'])],
      categories: [...countOptions('categories', [1, 2, 5])],
      prices: (bands: readonly PriceBand[]) => [...countOptions('prices', bands)],
    }
  }

  test('other towns keep their counts beside the chosen one, categories depend on the town', () => {
    const { towns, categories } = countsOf({ towns: ['gent'] })
    expect(towns).toEqual([1, 2, 2])
    expect(categories).toEqual([1, 1, 0])
  })

  test('an option that the list does not have counts 0', () => {
    expect([...search.run(noCriteria).countOptions('towns', ['oostende'])]).toEqual([0])
  })

  test('listings that other filters reject are not counted', () => {
    const { towns, categories } = countsOf({ garage: [true] })
    expect(towns).toEqual([0, 0, 1])
    expect(countsOf({ garage: [true], bedrooms: [9] }).towns).toEqual([0, 0, 0])
    expect(categories).toEqual([1, 0, 0])
  })

  test('the chosen price bands do not affect the counts of the others', () => {
    const { prices } = countsOf({ prices: [{ max: 200_000 }] })
    expect(prices([{ max: 200_000 }, { min: 200_000, max: 300_000 }, { min: 450_000 }])).toEqual([2, 3, 1])
  })

  test('a result keeps its counts during later searches', () => {
    const { prices } = countsOf({ towns: ['gent'] })
    countsOf({ towns: ['aalst'] })
    expect(prices([{ max: 250_000 }, { min: 250_000 }])).toEqual([1, 0])
  })
})
