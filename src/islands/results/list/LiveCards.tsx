import { memo } from 'react'
import { $favourites } from '#stores/favourites.ts'
import { useStore } from '@nanostores/react'
import type { LiveView } from './live-view.ts'
import type { CardGrid } from './use-list-data.ts'

type LiveCardsProps = Readonly<{ view: LiveView; grid: CardGrid }>

/** The cards of one page of a live list: the same markup as on a pre-rendered page. */
export const LiveCards = memo(function LiveCards({ view, grid }: LiveCardsProps) {
  const favourites = useStore($favourites, { ssr: 'initial' })
  const { result, list } = view
  const cards = result.rows.flatMap((row) => list.cards.peek(row) ?? [])
  const projects = cards.flatMap((entry) => (entry.kind === 'project' ? [entry.card] : []))
  const properties = cards.flatMap((entry) => (entry.kind === 'property' ? [entry.card] : []))
  const alert = result.page === 1 ? view.alert : undefined
  const look = { headingLevel: 2, firstLoading: 'eager', alert } as const
  return 'ProjectGrid' in grid ? (
    <grid.ProjectGrid {...look} cards={projects} />
  ) : (
    <grid.PropertyGrid {...look} cards={properties} favourites={favourites} />
  )
})
