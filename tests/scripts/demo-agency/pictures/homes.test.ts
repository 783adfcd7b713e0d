import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import properties from '../../../../data/properties.json' with { type: 'json' }
import projects from '../../../../data/projects.json' with { type: 'json' }
import { loadCatalogue } from '#data/load-catalogue.ts'
import { pricedListings } from '#domain/listing/priced-listings.ts'
import { similarProperties } from '#domain/listing/similar-properties.ts'
import type { Property } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { PAGE_SIZE } from '#routes/path/paging.ts'
import { homes, projectHomes } from '#scripts/demo-agency/pictures/homes.ts'
import { makeListings } from '#scripts/demo-agency/records/make-properties.ts'

type Shown = Readonly<{ id: number; pictures: readonly string[] }>

const nameOf = (url: string): string => url.replace(/^.*\//, '').replace('.webp', '')
const toShown = ({ ID, PictureItems }: { ID: number; PictureItems?: readonly { Url: string }[] }): Shown => ({
  id: ID,
  pictures: (PictureItems ?? []).map(({ Url }) => nameOf(Url)),
})
const galleries: readonly Shown[] = properties
  .filter(({ language }) => language === 'nl')
  .map(toShown)
  .filter(({ pictures }) => pictures.length > 0)
const galleryOf = new Map(galleries.map(({ id, pictures }) => [id, pictures]))
const units = new Set(makeListings().facts.flatMap(({ id, projectId }) => (projectId > 0 ? [id] : [])))
const frontOf = (id: number): string | undefined => galleryOf.get(id)?.[0]

/** Returns the sets that have all pictures of a gallery. */
function setsOf(pictures: readonly string[]): readonly string[] {
  const all = [
    ...homes.map(({ id, pictures: own, groundRooms = [] }) => ({ id, own: [...own, ...groundRooms] })),
    ...projectHomes.map(({ id, pictures: own }) => ({ id, own })),
  ]
  return all.filter(({ own }) => pictures.every((picture) => own.includes(picture))).map(({ id }) => id)
}

/** Returns the groups in which a first picture stands twice. */
function repeatsIn(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return groups.filter((group) => {
    const fronts = group.map(frontOf).filter((front) => front !== undefined)
    return new Set(fronts).size < fronts.length
  })
}

const pagesOf = (list: readonly Property[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(list.length / PAGE_SIZE) }, (_, page) =>
    list.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ id }) => id),
  )

let listed: readonly Property[] = []
let similarRows: readonly (readonly number[])[] = []
beforeAll(async () => {
  const { catalogue } = await loadCatalogue({
    dataDir: join(import.meta.dirname, '../../../../data'),
    contentDir: join(import.meta.dirname, '../../../../content'),
    now: '2026-11-20' as PlainDate,
    quarantine: false,
  })
  listed = catalogue.properties
  const priced = pricedListings(listed, catalogue.sections)
  similarRows = listed.map((property) => similarProperties(property, priced, 3).map(({ id }) => id))
})

describe('a gallery of the demo', () => {
  it('shows one home, whose front stands first', () => {
    const mixed = galleries.filter(({ id, pictures }) =>
      units.has(id) ? setsOf(pictures).length === 0 : !setsOf(pictures).includes(pictures[0] ?? ''),
    )
    expect(mixed.map(({ id }) => id)).toEqual([])
  })

  it('is noticed when it is mixed', () => {
    const [one, other] = [homes[0]?.pictures ?? [], homes[1]?.pictures ?? []]
    expect(setsOf([...one.slice(0, 2), ...other.slice(0, 1)])).toEqual([])
  })

  it('has no picture twice, none mirrored, and at most twelve', () => {
    expect(galleries.filter(({ pictures }) => new Set(pictures).size < pictures.length)).toEqual([])
    expect(galleries.filter(({ pictures }) => pictures.some((name) => name.endsWith('-m')))).toEqual([])
    expect(galleries.filter(({ pictures }) => pictures.length > 12)).toEqual([])
  })

  it('agrees with the facts: kind, pool, attic, stairs, floor', () => {
    const kinds: Readonly<Record<string, RegExp>> = {
      Villa: /^villa/,
      Bungalow: /^bungalow/,
      Hoeve: /^farmhouse/,
      Rijwoning: /^rowhouse/,
      Herenhuis: /^rowhouse/,
      'Half open bebouwing': /^halfopen/,
      Bouwgrond: /^land/,
      Garage: /^garages/,
    }
    const wrong = makeListings().facts.filter(({ id, kind, layout }) => {
      const pictures = galleryOf.get(id) ?? []
      const shows = (type: RegExp): boolean => pictures.some((name) => type.test(name))
      return (
        (pictures[0] !== undefined && kinds[kind.name]?.test(pictures[0]) === false) ||
        (!layout.pool && shows(/^villa_rear-[01]$/)) ||
        (!layout.attic && shows(/^attic/)) ||
        (layout.floors < 2 && shows(/^(hall|attic)-/)) ||
        (kind.name === 'Gelijkvloers' && shows(/^(apt(living|kitchen|bedroom)|balcony)/))
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('is missing for few: most listings have pictures', () => {
    expect(galleries.length / listed.length).toBeGreaterThan(0.88)
  })
})

describe('no home is seen twice', () => {
  it('on a page of a list: the whole list, a town, an office, the discreet one', () => {
    const sections = Map.groupBy(
      listed.flatMap((property) => property.sections.map((section) => ({ section, property }))),
      ({ section }) => section,
    )
    const lists = [...sections.values()].map((entries) => entries.map(({ property }) => property))
    const towns = lists.flatMap((list) => [...Map.groupBy(list, ({ address }) => address.town.slug).values()])
    expect(repeatsIn([...lists, ...towns].flatMap(pagesOf))).toEqual([])
    expect(lists.length).toBeGreaterThan(3)
  })

  it('in a row of similar homes', () => {
    expect(repeatsIn(similarRows)).toEqual([])
  })

  it('and is noticed when it is', () => {
    const [one] = galleries
    const twin = galleries.find(({ id, pictures }) => id !== one?.id && pictures[0] === one?.pictures[0])
    expect(repeatsIn([[one?.id ?? 0, twin?.id ?? 0]])).toHaveLength(1)
  })
})

describe('projects', () => {
  const shown = projects
    .filter(({ language }) => language === 'nl')
    .map(toShown)
    .filter(({ pictures }) => pictures.length > 0)

  it('have a building of their own each: all stand on one page', () => {
    const fronts = shown.map(({ pictures }) => pictures[0])
    expect(new Set(fronts).size).toBe(fronts.length)
    expect(shown.filter(({ pictures }) => setsOf(pictures).length === 0)).toEqual([])
    expect(shown.length).toBeGreaterThanOrEqual(10)
  })

  it('lend their building to their units', () => {
    const ofProject = new Map(shown.map(({ id, pictures }) => [id, pictures]))
    const lots = makeListings().facts.filter(({ projectId }) => ofProject.has(projectId))
    const sorted = (pictures: readonly string[] | undefined) => pictures?.toSorted()
    expect(lots.map(({ id }) => sorted(galleryOf.get(id)))).toEqual(
      lots.map(({ projectId }) => sorted(ofProject.get(projectId))),
    )
    expect(lots.length).toBeGreaterThan(0)
  })
})
