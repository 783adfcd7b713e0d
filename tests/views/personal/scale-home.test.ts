import { beforeAll, describe, expect, it } from 'vitest'
import type { Metres, SquareMetres } from '#domain/values/measure.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { loadSite, type Site } from '#site'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewScaleHome } from '#views/personal/scale-home.ts'
import { viewCosts } from '#views/property/costs.ts'

const page = createPage(createContext({ properties: [createProperty()] }), 'nl')
const m2 = (value: number) => value as SquareMetres
const m = (value: number) => value as Metres
const scaled = (given: Parameters<typeof createProperty>[0]) => viewScaleHome(page, createProperty(given))

describe('a home to scale', () => {
  it('of which the record knows all sizes assumes nothing', () => {
    const { front, plot, footprint, living, assumed } = scaled({
      type: 'semiDetachedHouse',
      rooms: { facades: 3, floors: 2 },
      surfaces: {
        plot: m2(500),
        plotWidth: m(12.5),
        frontWidth: m(8),
        constructed: m2(80),
        living: m2(164),
        garden: m2(300),
      },
    })
    expect(front).toMatchObject({ kind: 'semiDetached', width: 8, floors: 2 })
    expect(plot).toEqual({ area: 500, width: 12.5, depth: 40 })
    expect(footprint).toMatchObject({ u: 0, width: 8, depth: 10 })
    expect(living).toEqual({ area: 164, floors: 2 })
    expect(assumed).toEqual({})
  })

  it('says each size that is assumed', () => {
    const { assumed, living } = scaled({
      type: 'terracedHouse',
      rooms: {},
      surfaces: { plot: m2(210), living: m2(138) },
    })
    expect(assumed).toEqual({
      plotWidth: 7,
      houseWidth: 7,
      houseArea: expect.closeTo(79.35),
      floors: 2,
    })
    expect(living).toEqual({ area: 138, floors: undefined })
  })

  it('without a plot is a front only, and land a plot only', () => {
    const house = scaled({
      type: 'detachedHouse',
      rooms: {},
      surfaces: { living: m2(138) },
    })
    expect([house.front?.kind, house.plot, house.footprint]).toEqual(['detached', undefined, undefined])
    const land = scaled({
      type: 'buildingPlot',
      categories: [7],
      rooms: {},
      surfaces: { plot: m2(600), frontWidth: m(15) },
    })
    expect([land.front, land.footprint]).toEqual([undefined, undefined])
    expect(land.plot).toEqual({ area: 600, width: 15, depth: 40 })
  })

  it('has no front where the record makes it wider than its plot', () => {
    const { front, plot, footprint } = scaled({
      type: 'terracedHouse',
      surfaces: { plot: m2(210), plotWidth: m(5), frontWidth: m(8), living: m2(138) },
    })
    expect([front, footprint]).toEqual([undefined, undefined])
    expect(plot).toMatchObject({ width: 5 })
  })

  it('that is an apartment has a building only where its storey is known', () => {
    const flat = {
      type: 'apartment',
      categories: [2],
      surfaces: { living: m2(86) },
    } as const
    expect(scaled({ ...flat, rooms: { floor: 2, floors: 4 } })).toMatchObject({
      front: {
        kind: 'building',
        floors: 4,
        flat: { floor: 2, isTopKnown: true },
      },
      living: { area: 86, floor: 2 },
      assumed: { buildingWidth: 14, buildingDepth: 11 },
    })
    expect(scaled({ ...flat, rooms: { floor: 2 } }).assumed).toMatchObject({
      storeysAbove: true,
    })
    const unknown = scaled({ ...flat, rooms: {} })
    expect([unknown.front, unknown.footprint, unknown.assumed]).toEqual([undefined, undefined, {}])
  })
})

describe('the homes of the demo', () => {
  let site: Site
  beforeAll(async () => {
    site = await loadSite()
  })

  it('cost a month what their pages say', () => {
    const own = createPage(site, 'nl')
    const offered = site.catalogue.properties.filter(({ availability }) => isOnOffer(availability))
    const told = offered.map((property) => viewCosts(own, property)?.month?.sum?.replaceAll(/\D/g, ''))
    const scale = offered.map((property) => viewScaleHome(own, property).month)
    expect(scale.map((month) => month && String(month.sum / 100))).toEqual(told)
    expect(told.filter((sum) => sum !== undefined).length).toBeGreaterThan(50)
  })
})
