import { $favourites } from '#stores/favourites.ts'
import type { AlertView } from '#ui/cards/AlertCard.tsx'
import type { ListCard } from '#ui/cards/list-card.ts'
import { useStore } from '@nanostores/react'
import type { CardGrid } from './use-list-data.ts'

type LiveCardsProps = Readonly<{
  cards: readonly ListCard[]
  grid: CardGrid
  alert?: AlertView
}>

/** The cards of one page of a live list: the same markup as on a pre-rendered page. */
export function LiveCards({ cards, grid, alert }: LiveCardsProps) {
  const favourites = useStore($favourites, { ssr: 'initial' })
  const projects = cards.flatMap((entry) => (entry.kind === 'project' ? [entry.card] : []))
  const properties = cards.flatMap((entry) => (entry.kind === 'property' ? [entry.card] : []))
  const look = { headingLevel: 2, firstLoading: 'eager', alert } as const
  return 'ProjectGrid' in grid ? (
    <grid.ProjectGrid {...look} cards={projects} />
  ) : (
    <grid.PropertyGrid {...look} cards={properties} favourites={favourites} />
  )
}
