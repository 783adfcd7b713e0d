import { isOnOffer, offeredUnits, projectState } from '#domain/listing/availability.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SubjectFacts } from '#forms/about/check-subject.ts'
import type { Onward } from '#forms/about/way.ts'
import { projectKey, propertyKey, unitKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'

/** What forms need to know of a listing: whether they can be about it, and the ways on where they cannot. */
export type SubjectFactsView = SubjectFacts & Required<Pick<Onward, 'query' | 'wanted'>> & Onward

/** Returns what forms need to know of a property. */
export function propertyFacts(context: ViewContext, property: Property, locale: Locale): SubjectFactsView {
  const { id, goal, availability, sections, address, categories } = property
  const href = sections
    .map((section) => optionalPath(context, propertyKey(id, section), locale))
    .find((path) => path !== undefined)
  const hasOthers = !isOnOffer(availability) && context.catalogue.index.similarTo(property).length > 0
  return {
    kind: goal,
    state: availability,
    href,
    query: `property=${id}`,
    othersHref: hasOthers && href !== undefined ? `${href}#similar` : undefined,
    wanted: wantedQuery(goal, address.town.slug, categories[0]),
  }
}

/** Returns what forms need to know of a project. */
export function projectFacts(context: ViewContext, project: Project, locale: Locale): SubjectFactsView {
  return {
    kind: 'project',
    state: projectState(project),
    href: optionalPath(context, projectKey(project.id), locale),
    query: `project=${project.id}`,
    wanted: wantedQuery('projects', project.address.town.slug, project.categories[0]),
  }
}

/** Returns what forms need to know of a home of a project. */
export function unitFacts(
  context: ViewContext,
  project: Project,
  unit: Unit,
  locale: Locale,
): SubjectFactsView {
  const href = optionalPath(context, unitKey(project.id, unit.id), locale)
  const hasOthers = offeredUnits(project).some(({ id }) => id !== unit.id)
  return {
    kind: 'unit',
    state: project.availability === 'soldOut' ? 'sold' : unit.availability,
    href,
    query: `project=${project.id}&unit=${unit.id}`,
    othersHref: hasOthers && href !== undefined ? `${href}#others` : undefined,
    wanted: wantedQuery('projects', project.address.town.slug, project.categories[0]),
  }
}

/** Returns the query with which lists and the demand register are filled in. */
function wantedQuery(goal: string, town: string, category: number | undefined): string {
  const query = new URLSearchParams({ goal, city: town })
  if (category !== undefined) query.set('type', String(category))
  return String(query)
}
