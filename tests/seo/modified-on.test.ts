import { describe, expect, it } from 'vitest'
import type { ListingHistory } from '#domain/listing/listing-history.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Module, Relation } from '#domain/site/module.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { modifiedOn } from '#seo/modified-on.ts'
import {
  createArticle,
  createCatalogue,
  createMenuPage,
  createProject,
  createProperty,
  day,
  menu,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createModule } from '#tests/support/catalogue/create-module.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

function listing(id: number, dates: Partial<Property>): Property {
  return createProperty({ id, ...dates })
}

function showing(relation: Relation): Module {
  return createModule({ relations: [relation] })
}

const catalogue = createCatalogue({
  menu: [
    createMenuPage(1, '', { kind: 'home' }, { modules: [showing({ kind: 'property-list', goal: 'sale' })] }),
    createMenuPage(
      3,
      'nieuws',
      { kind: 'modules' },
      { modules: [showing({ kind: 'category', category: 'blog' })] },
    ),
    ...menu.slice(1),
  ],
  properties: [
    // 23 on the first page of the list, the two oldest numbers on the second
    ...Array.from({ length: 23 }, (_, index) => listing(200 + index, { publishedOn: day('2026-05-01') })),
    listing(150, { publishedOn: day('2026-03-01'), modifiedOn: day('2026-10-05') }),
    listing(140, { publishedOn: day('2026-01-01') }),
    listing(130, { sections: ['rent'], goal: 'rent' }),
  ],
  projects: [createProject({ publishedOn: day('2026-02-01'), modifiedOn: day('2026-12-31') })],
  articles: [createArticle({ publishedOn: day('2026-09-01'), modifiedOn: day('2026-09-20') })],
})
const routes = tableOf(catalogue)

/** Returns the date of the page at a path, on a day, with the histories of a ledger. */
function dateOf(
  path: string,
  now: PlainDate = day('2026-11-20'),
  histories: Readonly<Record<number, ListingHistory>> = {},
): PlainDate | undefined {
  const route = routes.at(path)
  if (route === undefined) throw new Error(`no page at ${path}`)
  return modifiedOn({ catalogue, now, historyOf: ({ id }) => histories[id] ?? [] })(route)
}

const moment = (on: string, price: number) =>
  ({ on: day(on), goal: 'sale', availability: 'available', price }) as ListingHistory[number]
const home = (id: number) =>
  routes.all.find(
    ({ target, locale }) => target.kind === 'property' && target.propertyId === id && locale === 'nl',
  )?.path ?? ''

describe('the date of a page', () => {
  it('of a list is that of the newest listing on that page of it', () => {
    expect(dateOf('/nl/te-koop/')).toBe('2026-05-01')
    expect(dateOf('/nl/te-koop/2/')).toBe('2026-10-05')
    expect(dateOf('/nl/te-koop/berlare/2/')).toBe('2026-10-05')
  })

  it('stays the same on a later day', () => {
    const paths = routes.all.map(({ path }) => path)
    const onDay = (now: string) => paths.map((path) => dateOf(path, day(now)))
    expect(onDay('2026-12-20')).toEqual(onDay('2026-11-20'))
  })

  it('is unknown where no record has one', () => {
    expect(dateOf('/nl/te-huur/')).toBeUndefined()
  })

  it('of a listing and its list is that of a new price which only the ledger knows', () => {
    const histories = { 140: [moment('2026-06-01', 100), moment('2026-11-10', 90)] }
    expect(dateOf(home(140))).toBe('2026-01-01')
    expect(dateOf(home(140), undefined, histories)).toBe('2026-11-10')
    expect(dateOf('/nl/te-koop/2/', undefined, histories)).toBe('2026-11-10')
  })

  it('is not the day on which the ledger was begun', () => {
    expect(dateOf(home(140), undefined, { 140: [moment('2026-06-01', 100)] })).toBe('2026-01-01')
    expect(dateOf('/nl/te-huur/', undefined, { 130: [moment('2026-06-01', 100)] })).toBe('2026-06-01')
  })

  it('is not one to come', () => {
    expect(dateOf('/nl/nieuwbouw/')).toBe('2026-02-01')
  })

  it('of the home page and the blog is that of what came online there', () => {
    expect(dateOf('/nl/')).toBe('2026-05-01')
    expect(dateOf('/nl/nieuws/')).toBe('2026-09-20')
  })
})
