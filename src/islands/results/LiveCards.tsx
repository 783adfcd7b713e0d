import { useStore } from '@nanostores/react'
import { $favourites } from '#stores/favourites.ts'
import type { AlertView } from '#ui/AlertCard.tsx'
import type { ListCard } from '#ui/list-card.ts'
import { ProjectGrid } from '#ui/ProjectGrid.tsx'
import { PropertyGrid } from '#ui/PropertyGrid.tsx'

type LiveCardsProps = Readonly<{ cards: readonly ListCard[]; alert?: AlertView }>

/** One page of a live list: the same markup as a pre-rendered one. */
export function LiveCards({ cards, alert }: LiveCardsProps) {
  const favourites = useStore($favourites)
  const projects = cards.flatMap((entry) => (entry.kind === 'project' ? [entry.card] : []))
  const properties = cards.flatMap((entry) => (entry.kind === 'property' ? [entry.card] : []))
  const grid = { headingLevel: 2, firstLoading: 'eager', alert } as const
  return projects.length > 0 ? (
    <ProjectGrid {...grid} cards={projects} />
  ) : (
    <PropertyGrid {...grid} cards={properties} favourites={favourites} />
  )
}
