import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import menu from '../../../data/menu.json' with { type: 'json' }
import modules from '../../../data/modules.json' with { type: 'json' }
import pictures from '../../../data/pictures.json' with { type: 'json' }
import projects from '../../../data/projects.json' with { type: 'json' }
import properties from '../../../data/properties.json' with { type: 'json' }
import shown from '../../fixtures/demo-homes.json' with { type: 'json' }
import { loadCatalogue } from '#data/load-catalogue.ts'
import { pricedListings } from '#domain/listing/priced-listings.ts'
import { similarProperties } from '#domain/listing/similar-properties.ts'
import type { Property } from '#domain/listing/property.ts'
import { PAGE_SIZE } from '#routes/path/paging.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { contradictions, type ShownHome, type ShownRecord } from './contradictions.ts'

const root = join(import.meta.dirname, '../../..')
const homes = new Map<string, ShownHome>(shown.homes.map((home) => [home.id, home]))
const nameOf = (url: string): string => url.replace(/^.*\//, '').replace('.webp', '')
const records: readonly ShownRecord[] = properties.filter(({ language }) => language === 'nl')
const galleryOf = new Map(
  records.map(({ ID, PictureItems = [] }) => [ID, PictureItems.map(({ Url }) => nameOf(Url))]),
)
const pictured = records.filter(({ PictureItems = [] }) => PictureItems.length > 0)
const isUnit = ({ ProjectID }: ShownRecord): boolean => ProjectID !== undefined
const frontOf = (id: number): string | undefined => galleryOf.get(id)?.[0]

/** Returns the groups of listings in which a first picture stands twice. */
function repeatsIn(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return groups.filter((group) => {
    const fronts = group.map(frontOf).filter((front) => front !== undefined)
    return new Set(fronts).size < fronts.length
  })
}

describe('a first picture', () => {
  it('is of a home that has the kind, years, state, roof, storeys and garage of the record', () => {
    const wrong = pictured
      .filter((record) => !isUnit(record))
      .flatMap((record) => contradictions(record, homes.get(frontOf(record.ID) ?? '')))
    expect(wrong).toEqual([])
  })

  it('is noticed when it shows another home', () => {
    const [home] = shown.homes
    const villa = records.find(({ ID }) => frontOf(ID) === home?.id)
    const worn: ShownRecord = {
      ID: 1,
      ...villa,
      ConditionName: 'Te renoveren',
      ConstructionYear: 1949,
      NumberOfGarages: 0,
    }
    expect(contradictions(worn, home).map(({ field }) => field)).toEqual([
      'ConstructionYear',
      'ConditionName',
      'NumberOfGarages',
    ])
    const wood: ShownRecord = { ID: 1, MainTypeName: 'Bos' }
    expect(contradictions(wood, homes.get('land-0')).map(({ field }) => field)).toEqual(['MainTypeName'])
  })

  it('stands in at most three listings', () => {
    const uses = Map.groupBy(pictured, ({ ID }) => frontOf(ID))
    expect([...uses].filter(([, list]) => list.length > 3).map(([front]) => front)).toEqual([])
  })

  it('is missing for few', () => {
    expect(records.length - pictured.length).toBeLessThanOrEqual(5)
  })
})

describe('a gallery', () => {
  it('shows one home or one project, each picture once, at most twelve', () => {
    const sets = [
      ...shown.homes.map(({ pictures: own, groundRooms = [] }) => [...own, ...groundRooms]),
      ...shown.projects.map(({ pictures: own }) => own),
    ]
    const isOfOne = (gallery: readonly string[]): boolean =>
      sets.some((own) => gallery.every((picture) => own.includes(picture)))
    const galleries = [...galleryOf.values()]
    expect(galleries.filter((gallery) => !isOfOne(gallery))).toEqual([])
    expect(
      galleries.filter((gallery) => new Set(gallery).size < gallery.length || gallery.length > 12),
    ).toEqual([])
    expect(isOfOne(['villa-0', 'living-3'])).toBe(false)
  })

  it('has no pool, attic, stairs or town in the windows that the record lacks', () => {
    const shows = (record: ShownRecord, type: RegExp) =>
      galleryOf.get(record.ID)?.some((name) => type.test(name))
    const wrong = pictured.filter(
      (record) =>
        (record.HasPool !== 1 && shows(record, /^villa_rear-[01]$/)) ||
        (record.HasAttic !== 1 && shows(record, /^attic/)) ||
        (Number(record.NumberOfFloors) < 2 && shows(record, /^(?:old_in_)?hall/)) ||
        (record.Floor === 0 && shows(record, /^apt(?:living|kitchen|bedroom)|^balcony/)),
    )
    expect(wrong.map(({ ID }) => ID)).toEqual([])
  })
})

describe('no home is seen twice', () => {
  let listed: readonly Property[] = []
  let similarRows: readonly (readonly number[])[] = []
  beforeAll(async () => {
    const { catalogue } = await loadCatalogue({
      dataDir: join(root, 'data'),
      contentDir: join(root, 'content'),
      now: day('2026-11-20'),
      quarantine: false,
    })
    listed = catalogue.properties
    const priced = pricedListings(listed, catalogue.sections)
    similarRows = listed.map((one) => [one, ...similarProperties(one, priced, 3)].map(({ id }) => id))
  })

  it('on a page of a list, or in a town', () => {
    const sections = Map.groupBy(
      listed.flatMap((property) => property.sections.map((section) => ({ section, property }))),
      ({ section }) => section,
    )
    const lists = [...sections.values()].map((entries) => entries.map(({ property }) => property.id))
    const pages = lists.flatMap((list) =>
      Array.from({ length: Math.ceil(list.length / PAGE_SIZE) }, (_, page) =>
        list.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      ),
    )
    const towns = [...Map.groupBy(listed, ({ address }) => address.town.slug).values()]
    expect(repeatsIn([...pages, ...towns.map((list) => list.map(({ id }) => id))])).toEqual([])
    expect(lists.length).toBeGreaterThan(3)
  })

  it('in a row of similar homes, the home itself included', () => {
    expect(repeatsIn(similarRows)).toEqual([])
  })

  it('and is noticed when it is', () => {
    const twins =
      [...Map.groupBy(pictured, ({ ID }) => frontOf(ID)).values()].find((list) => list.length > 1) ?? []
    expect(repeatsIn([twins.map(({ ID }) => ID)])).toHaveLength(1)
  })
})

it('each project shows a building of its own, and its units show it too', () => {
  const sets = new Map(shown.projects.map(({ id, pictures: own }) => [id, own]))
  const fronts = new Map(
    projects
      .filter(({ language }) => language === 'nl')
      .map(({ ID, SmallPicture = '' }) => [ID, nameOf(SmallPicture)]),
  )
  expect(new Set(fronts.values()).size).toBe(20)
  const units = records.filter(isUnit)
  expect(units.length).toBeGreaterThan(0)
  for (const { ID, ProjectID } of units)
    expect(sets.get(fronts.get(Number(ProjectID)) ?? '')).toEqual(
      expect.arrayContaining(galleryOf.get(ID) ?? []),
    )
})

it('every picture exists, and has an alt text in four languages', () => {
  const used = [...JSON.stringify([properties, projects]).matchAll(/"pictures\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  expect(used.filter((file) => !existsSync(join(root, 'data/pictures', file)))).toEqual([])
  const words = new Map(
    Object.entries(pictures).flatMap(([file, shared]) => ('alt' in shared ? [[file, shared.alt]] : [])),
  )
  expect(used.filter((file) => Object.keys(words.get(file) ?? {}).length !== 4)).toEqual([])
})

it('every drawing of a place has a night: lit windows, not a dimmed day', () => {
  const named = JSON.stringify([pictures, menu, modules])
  const dayAlone = ['editorial', 'offices'].flatMap((folder) =>
    readdirSync(join(root, 'data/pictures', folder))
      .map((file) => `${folder}/${file}`)
      .filter((file) => /^(?!.*-(?:nacht|winter)).*\.svg$/.test(file))
      .filter((file) => !named.includes(file.replace('.svg', '-nacht.svg'))),
  )
  // A graph, on a dark ground.
  expect(dayAlone).toEqual(['editorial/verhaal-energielabels.svg'])
  for (const kind of ['house', 'flat', 'land'])
    expect(readFileSync(join(root, `src/components/listing/drawings/${kind}.svg`), 'utf8')).toContain(
      'prefers-color-scheme:dark',
    )
})
