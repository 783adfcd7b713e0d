import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'
import { PAGE_SIZE, pageSlice, PROJECT_PAGE_SIZE } from '#routes/path/paging.ts'
import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { viewListCard } from '#views/listing/card.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewProjectCard } from '#views/project/project-card.ts'

/** The cards of one page of a list; one of the two lists is empty. `size` is the number of a full page. */
export type ListPage = Readonly<{
  properties: readonly CardView[]
  projects: readonly ProjectCardView[]
  size: number
}>

/** Returns the cards of one page of a section's list. */
export function listPage(
  context: ViewContext,
  { section, town, page, locale }: Readonly<{ section: Section; town?: Town; page: number; locale: Locale }>,
): ListPage {
  if (section.kind === 'projects') {
    const projects = pageSlice(listedProjects(context.catalogue, town?.slug), page, PROJECT_PAGE_SIZE)
    return {
      properties: [],
      projects: projects.map((project) => viewProjectCard(context, project, locale)),
      size: PROJECT_PAGE_SIZE,
    }
  }
  const properties = pageSlice(listedProperties(context.catalogue, section.key, town?.slug), page, PAGE_SIZE)
  return {
    properties: properties.map((property) => viewListCard(context, property, locale, section.key)),
    projects: [],
    size: PAGE_SIZE,
  }
}
