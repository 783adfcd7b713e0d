import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { summarise } from '#text/description.ts'
import type { Page } from '#views/kit/page.ts'

/** Homes that a list is described by: their headlines tell one list from another. */
const named = 2

/** Returns what search engines show of a page of a list: how much it holds, and the homes on it that come first. */
export function listDescription(
  { context, t }: Page,
  { list, found }: Readonly<{ list: string; found: string }>,
  {
    properties,
    projects,
  }: Readonly<{ properties: readonly CardView[]; projects: readonly ProjectCardView[] }>,
): string {
  const homes = [...properties.map(({ title }) => title), ...projects.map(({ name }) => name)]
  const words = { list, found }
  return homes.length === 0
    ? t('results.description', { ...words, agency: context.catalogue.site.name })
    : summarise(t('results.descriptionOf', { ...words, homes: homes.slice(0, named).join(' · ') }))
}
