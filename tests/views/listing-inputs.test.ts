import { expect, test } from 'vitest'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Route } from '#routes/table/route.ts'
import type { PictureManifest, RenderedPicture } from '#domain/site/picture.ts'
import { loadSite } from '#site'
import { digestParts } from '#scripts/build/pages/page-index.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { propertyKey } from '#routes/path/route-keys.ts'
import { projectById, propertyById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewRoute } from '#views/page-views.ts'
import {
  listingInputs,
  listingKinds,
  type ListingRoute,
  picturesOf,
  picturesOfProject,
} from '#views/listing-inputs.ts'
import { listFacts } from '#views/search-files/search-facts.ts'
import { viewFrame } from '#views/shell/frame.ts'

const site = await loadSite()

/** Returns a context which notes everything that is read of it beyond the frame of a language, and the set of notes. */
function watch(locale: Locale): Readonly<{ context: ViewContext; reads: Set<string> }> {
  const reads = new Set<string>()
  /** Notes the names that are read of an object, and the arguments of calls. */
  const noted = <T extends object>(
    target: T,
    prefix: string,
    inner: Readonly<Record<string, object>> = {},
  ): T =>
    new Proxy(target, {
      get(from, name) {
        const value: unknown = Reflect.get(from, name)
        if (typeof name === 'symbol') return value
        if (Object.hasOwn(inner, name)) return inner[name]
        if (typeof value !== 'function') {
          reads.add(`${prefix}${name}`)
          return value
        }
        return (...args: readonly unknown[]) => {
          reads.add(`${prefix}${name} ${args.map(nameOf).join(' ')}`)
          return Reflect.apply(value, from, args)
        }
      },
    })
  const { index } = site.catalogue
  const context = noted<ViewContext>(site, '', {
    catalogue: noted(site.catalogue, 'catalogue.', {
      index: noted(index, 'index.', {
        propertiesById: noted(index.propertiesById, 'propertiesById.'),
        projectsById: noted(index.projectsById, 'projectsById.'),
      }),
    }),
    routes: noted(site.routes, 'routes.'),
    pictures: noted(site.pictures, 'pictures.'),
    ledger: { listings: noted(site.ledger.listings ?? {}, 'history.') },
  })
  viewFrame(context, locale)
  reads.clear()
  return { context, reads }
}

function nameOf(value: unknown): string {
  const { id, path } = Object(value)
  return String(id ?? path ?? value)
}

/** What a page is about: a property with the similar ones, or a project; and the pictures of these. */
type Subject = Readonly<{ listings: readonly Property[]; projectId?: number; pictures: readonly string[] }>

function subjectOf({ target }: ListingRoute): Subject {
  const { catalogue } = site
  if (target.kind === 'unit') {
    const pictures = picturesOf(picturesOfProject(projectById(catalogue, target.projectId)))
    return { listings: [], projectId: target.projectId, pictures }
  }
  const property = propertyById(catalogue, target.propertyId)
  const listings = [property, ...catalogue.index.similarTo(property)]
  return { listings, projectId: property.projectId, pictures: listings.flatMap(picturesOf) }
}

/** Returns the reads of a page that `listingInputs` does not name. */
function unnamed(reads: Iterable<string>, route: ListingRoute): readonly string[] {
  const { catalogue } = site
  const { listings, projectId, pictures } = subjectOf(route)
  const ofOthers = new Set(
    catalogue.properties.filter((each) => !listings.includes(each)).flatMap(picturesOf),
  )
  for (const file of pictures) ofOthers.delete(file)
  const own = new Set(
    listings.flatMap(({ id, sections }) => sections.map((section) => propertyKey(id, section))),
  )
  const isNamed = (read: string): boolean => {
    const [what = '', first = ''] = read.split(' ')
    if (what.startsWith('pictures.')) return !ofOthers.has(what.slice('pictures.'.length))
    if (what.startsWith('history.')) return listings.some(({ id }) => what === `history.${id}`)
    switch (what) {
      case 'routes.find':
        return !first.startsWith('property:') || own.has(first)
      case 'routes.alternates':
        return first === route.path
      case 'index.similarTo':
      case 'propertiesById.get':
        return Number(first) === listings[0]?.id
      case 'projectsById.get':
        return Number(first) === projectId
      // Made of the menu, which is named.
      case 'index.menuPages':
      case 'now':
      case 'baseUrl':
        return true
      default:
        return what.startsWith('catalogue.') && !/\.(?:properties|projects|cities)$/.test(what)
    }
  }
  return [...reads].filter((read) => !isNamed(read))
}

test.each([
  ['property', 2000],
  ['unit', 1000],
] as const)(
  'the page of a %s, and what it is compared by, read nothing that its inputs do not name',
  (kind, least) => {
    const routes: readonly ListingRoute[] = site.routes.ofKind(kind)
    expect(routes.length).toBeGreaterThan(least)
    for (const route of routes) {
      // One for each page: what a context has made for another page, such as a card, is not read again.
      const { context, reads } = watch(route.locale)
      viewRoute(context, route)
      if (route.target.kind === 'property')
        listFacts(context, [propertyById(site.catalogue, route.target.propertyId)], route.locale)
      expect({ path: route.path, unnamed: unnamed(reads, route) }).toEqual({ path: route.path, unnamed: [] })
    }
  },
  120_000,
)

test('control: what a list or another page reads is not named', () => {
  const [route, , , , other] = site.routes.ofKind('property')
  const [list] = site.routes.ofKind('results')
  if (route === undefined || other === undefined || list === undefined) throw new Error('pages are missing')
  const readsOf = (viewed: Route): string => {
    const { context, reads } = watch(viewed.locale)
    viewRoute(context, viewed)
    return unnamed(reads, route).join('\n')
  }
  expect(readsOf(other)).toContain(`propertiesById.get ${other.target.propertyId}`)
  expect(readsOf(list)).toContain('index.sections')
})

test('the inputs are data that JSON holds whole', () => {
  const inputsOf = listingInputs(site)
  const parts = new Set(listingKinds.flatMap((kind) => site.routes.ofKind(kind)).flatMap(inputsOf))
  for (const part of parts) expect(JSON.parse(JSON.stringify(part))).toEqual(part)
}, 120_000)

test('what the page of a property reads changes its inputs', () => {
  const route = site.routes
    .ofKind('property')
    .find(({ target }) => propertyById(site.catalogue, target.propertyId).projectId !== undefined)
  if (route === undefined) throw new Error('no home of a project')
  const { catalogue, ledger, pictures } = site
  const property = propertyById(catalogue, route.target.propertyId)
  const [similar] = catalogue.index.similarTo(property)
  if (similar === undefined) throw new Error('no similar home')
  const { projectId = 0 } = property
  const digestOf = (context: ViewContext) => digestParts(listingInputs(context)(route))
  const withIndex = (index: Partial<typeof catalogue.index>): ViewContext => ({
    ...site,
    catalogue: { ...catalogue, index: { ...catalogue.index, ...index } },
  })
  const [picture = ''] = picturesOf(property)
  const office = catalogue.offices.map((each) => ({ ...each, phone: '052 11 11 11' }))
  const others: Readonly<Record<string, ViewContext>> = {
    'its record': withIndex({ propertiesById: new Map([[property.id, { ...property, reference: 'x' }]]) }),
    'a similar home': withIndex({ similarTo: () => [{ ...similar, reference: 'x' }] }),
    'its project': withIndex({
      projectsById: new Map([[projectId, { ...projectById(catalogue, projectId), reference: 'x' }]]),
    }),
    'its history': { ...site, ledger: { listings: { ...ledger.listings, [property.id]: [] } } },
    'its picture': {
      ...site,
      pictures: { ...pictures, [picture]: { ...oneOf(pictures), color: '#123456' } },
    },
    'an office': { ...site, catalogue: { ...catalogue, offices: office } },
    'another page': { ...site, routes: { ...site.routes, all: site.routes.all.slice(0, 9) } },
    'its address': { ...site, routes: { ...site.routes, find: () => undefined } },
    'the day': { ...site, now: day('2031-01-01') },
    'the origin': { ...site, baseUrl: 'https://other.example' },
  }
  const before = digestOf(site)
  expect(digestOf(withIndex({}))).toBe(before)
  for (const [name, context] of Object.entries(others))
    expect({ name, isSame: digestOf(context) === before }).toEqual({ name, isSame: false })
})

test('what the page of a unit reads changes its inputs', () => {
  const [route] = site.routes.ofKind('unit')
  if (route === undefined) throw new Error('no unit')
  const { catalogue } = site
  const { projectId } = route.target
  const project = projectById(catalogue, projectId)
  const digestOf = (context: ViewContext) => digestParts(listingInputs(context)(route))
  const withProject = (changed: Project, id = projectId): ViewContext => {
    const projectsById = new Map([...catalogue.index.projectsById, [id, changed] as const])
    return { ...site, catalogue: { ...catalogue, index: { ...catalogue.index, projectsById } } }
  }
  const before = digestOf(site)
  const cheaper = project.units.map((unit) => ({ ...unit, reference: 'x' }))
  expect(digestOf(withProject(project, 0))).toBe(before)
  expect(digestOf(withProject({ ...project, units: cheaper }))).not.toBe(before)
  const [picture = ''] = picturesOf(picturesOfProject(project))
  const recoloured = { ...site.pictures, [picture]: { ...oneOf(site.pictures), color: '#123456' } }
  expect(digestOf({ ...site, pictures: recoloured })).not.toBe(before)
  expect(digestOf({ ...site, now: day('2031-01-01') })).not.toBe(before)
})

function oneOf(pictures: PictureManifest): RenderedPicture {
  const [first] = Object.values(pictures)
  if (first === undefined) throw new Error('no pictures are made')
  return first
}
