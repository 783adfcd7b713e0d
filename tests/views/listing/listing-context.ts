import type { CatalogueRecords } from '#domain/site/catalogue.ts'
import type { Locale } from '#domain/values/locale.ts'
import { languages } from '#tests/support/languages.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Route, RouteOf } from '#routes/table/route.ts'
import { projectKey, propertyKey, resultsKey, unitKey } from '#routes/path/route-keys.ts'
import {
  createCatalogue,
  createProject,
  createProperty,
  day,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createViewContext } from '#views/kit/create-view-context.ts'
import { viewProject } from '#views/project/project-page.ts'
import { viewProperty } from '#views/property/property-page.ts'
import { viewResults } from '#views/results/results-page.ts'
import { viewUnit } from '#views/project/unit-page.ts'

/** A site with one catalogue on 2026-11-20, without pictures unless given. */
export function createContext(
  overrides: Partial<CatalogueRecords> = {},
  rest: Partial<ViewContext> = {},
): ViewContext {
  const catalogue = createCatalogue(overrides)
  return createViewContext({
    catalogue,
    languages,
    routes: tableOf(catalogue),
    pictures: {},
    now: day('2026-11-20'),
    baseUrl: 'https://kouterenkaai.example',
    ...rest,
  })
}

/** Returns the page of a property that is the only one of its site. */
export function viewOnly(
  overrides: Partial<Property>,
  { locale = 'nl', site = {} }: Readonly<{ locale?: Locale; site?: Partial<CatalogueRecords> }> = {},
) {
  const property = createProperty(overrides)
  const context = createContext({ properties: [property], ...site })
  const route = find(context, propertyKey(property.id, property.sections[0] ?? 'sale'), locale)
  if (!isOf('property', route)) throw new Error('not a property')
  return viewProperty(context, route)
}

/** Returns the page of a project that is the only one of its site. */
export function viewOnlyProject(
  overrides: Partial<Project>,
  locale: Locale = 'nl',
  site: Partial<CatalogueRecords> = {},
) {
  const project = createProject(overrides)
  const context = createContext({ projects: [project], ...site })
  const route = find(context, projectKey(project.id), locale)
  if (!isOf('project', route)) throw new Error('not a project')
  return viewProject(context, route)
}

/** Returns the page of the first unit of a project that is the only one of its site. */
export function viewFirstUnit(overrides: Partial<Project>, locale: Locale = 'nl') {
  const project = createProject(overrides)
  const context = createContext({ projects: [project] })
  const route = find(context, unitKey(project.id, project.units[0]?.id ?? 0), locale)
  if (!isOf('unit', route)) throw new Error('not a unit')
  return viewUnit(context, route)
}

/** Returns a page of a list. */
export function viewListOf(
  context: ViewContext,
  section: string,
  town?: string,
  page = 1,
  locale: Locale = 'nl',
) {
  const route = find(context, resultsKey(section, town, page), locale)
  if (!isOf('results', route)) throw new Error('not a list')
  return viewResults(context, route)
}

function find(context: ViewContext, key: string, locale: Locale): Route {
  const route = context.routes.find(key, locale)
  if (route === undefined) throw new Error(`no route ${key}`)
  return route
}

function isOf<K extends Route['kind']>(kind: K, route: Route): route is RouteOf<K> {
  return route.kind === kind
}
