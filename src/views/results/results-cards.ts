import type { Section } from '#domain/site/section.ts'
import type { Town } from '#domain/place/place.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'
import { PAGE_SIZE, pageSlice, PROJECT_PAGE_SIZE } from '#routes/path/paging.ts'
import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { viewListCard } from '#views/listing/card.ts'
import type { Page } from '#views/kit/page.ts'
import { viewProjectCard } from '#views/project/project-card.ts'

/** A page of a list: its section, town and number. */
export type ListSpot = Readonly<{ section: Section; town?: Town; number: number }>

/** The cards of one page of a list; one of the two lists is empty. `size` is the number of a full page. */
export type ListPage = Readonly<{
  properties: readonly CardView[]
  projects: readonly ProjectCardView[]
  size: number
}>

/** Returns the cards of one page of a section's list. */
export function listPage(page: Page, { section, town, number }: ListSpot): ListPage {
  const { catalogue } = page.context
  if (section.kind === 'projects') {
    const projects = pageSlice(listedProjects(catalogue, town?.slug), number, PROJECT_PAGE_SIZE)
    return {
      properties: [],
      projects: projects.map((project) => viewProjectCard(page, project)),
      size: PROJECT_PAGE_SIZE,
    }
  }
  const properties = pageSlice(listedProperties(catalogue, section.key, town?.slug), number, PAGE_SIZE)
  return {
    properties: properties.map((property) => viewListCard(page, property, section.key)),
    projects: [],
    size: PAGE_SIZE,
  }
}
