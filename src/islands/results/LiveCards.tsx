import { $favourites } from '#stores/favourites.ts'
import type { AlertView } from '#ui/AlertCard.tsx'
import type { ListCard } from '#ui/list-card.ts'
import type { ProjectGrid } from '#ui/ProjectGrid.tsx'
import { PropertyGrid } from '#ui/PropertyGrid.tsx'
import { useStore } from '@nanostores/react'

type LiveCardsProps = Readonly<{
  cards: readonly ListCard[]
  /** What shows projects, in a list of them. */
  Projects?: typeof ProjectGrid
  alert?: AlertView
}>

/** One page of a live list: the same markup as a pre-rendered one. */
export function LiveCards({ cards, Projects, alert }: LiveCardsProps) {
  const favourites = useStore($favourites, { ssr: 'initial' })
  const projects = cards.flatMap((entry) => (entry.kind === 'project' ? [entry.card] : []))
  const properties = cards.flatMap((entry) => (entry.kind === 'property' ? [entry.card] : []))
  const grid = { headingLevel: 2, firstLoading: 'eager', alert } as const
  return Projects !== undefined ? (
    <Projects {...grid} cards={projects} />
  ) : (
    <PropertyGrid {...grid} cards={properties} favourites={favourites} />
  )
}
