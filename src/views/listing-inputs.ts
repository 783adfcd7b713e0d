import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Picture, PictureManifest } from '#domain/site/picture.ts'
import type { Locale } from '#domain/values/locale.ts'
import { once } from '#domain/values/once.ts'
import { propertyKey } from '#routes/path/route-keys.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { projectById, propertyById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewFrame } from '#views/shell/frame.ts'

/** Kinds of the pages whose inputs are named. */
export const listingKinds = ['property', 'unit'] as const

/** The page of a property, or of a unit of a project. */
export type ListingRoute = RouteOf<(typeof listingKinds)[number]>

/** Returns all that the view of a listing's page is made of. */
export type ListingInputs = (route: ListingRoute) => readonly unknown[]

/**
 * Returns a function that names all data which the view of a listing's page and its shell read: a property with the similar
 * ones, or the project of a unit, and what is no listing. Where that is the same, the page is, and its view need not be computed.
 * What several pages read is the same object for all of them. `listing-inputs.test.ts` holds the views to these reads.
 */
export function listingInputs(context: ViewContext): ListingInputs {
  const { catalogue } = context
  const inputsOf = once((property: Property) => readListing(context, property))
  const projectInputsOf = once((project: Project) => readProject(context, project))
  const shared = readShared(context)
  const frames = new Map(
    catalogue.site.languageUse.map((locale) => [locale, viewFrame(context, locale)] as const),
  )
  return (route) => {
    const frame = frames.get(route.locale)
    const { target } = route
    if (target.kind === 'unit')
      return [shared, frame, route, projectInputsOf(projectById(catalogue, target.projectId))]
    const property = propertyById(catalogue, target.propertyId)
    const listings = [property, ...catalogue.index.similarTo(property)]
    return [shared, frame, route, ...listings.map(inputsOf)]
  }
}

/** The data of one listing, wherever it is shown. */
function readListing({ catalogue, routes, ledger, pictures }: ViewContext, property: Property): object {
  const { id, sections, projectId } = property
  const locales = catalogue.site.languageUse
  const pathOf = (key: string) => (locale: Locale) => routes.find(key, locale)?.path ?? ''
  return {
    property,
    paths: sections.map((section) => locales.map(pathOf(propertyKey(id, section)))),
    history: ledger?.listings?.[id],
    project: projectId === undefined ? undefined : catalogue.index.projectsById.get(projectId),
    pictures: picturesOf(property).flatMap((file) => pictures[file] ?? []),
  }
}

/** The data of a project with its units. */
function readProject({ pictures }: ViewContext, project: Project): object {
  return { project, pictures: picturesOf(picturesOfProject(project)).flatMap((file) => pictures[file] ?? []) }
}

/** Returns the pictures of a project, with the plans of its units. */
export function picturesOfProject({ pictures, units }: Project): Pictured {
  return { pictures, plans: units.flatMap(({ plan }) => plan ?? []) }
}

/** Everything that is no listing. */
function readShared({ catalogue, routes, pictures, now, baseUrl }: ViewContext): object {
  const { properties, projects: _projects, cities: _cities, index: _index, ...rest }: Catalogue = catalogue
  const ofListings = new Set(properties.flatMap(picturesOf))
  const others: PictureManifest = Object.fromEntries(
    Object.entries(pictures).filter(([file]) => !ofListings.has(file)),
  )
  return {
    rest,
    routes: routes.all.filter(({ kind }) => kind !== 'property'),
    pictures: others,
    now,
    baseUrl,
  }
}

type Pictured = Pick<Property, 'pictures' | 'plans'>

/** Returns the files of a listing's pictures. */
export function picturesOf({ pictures, plans }: Pictured): readonly string[] {
  return [...pictures, ...plans].flatMap(({ source, dark }: Picture) =>
    [source, dark].flatMap((each) => (each?.kind === 'file' ? [each.file] : [])),
  )
}
