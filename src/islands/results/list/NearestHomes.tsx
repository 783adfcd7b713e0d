import { useCallback } from 'react'
import { fill } from '#i18n/fill.ts'
import { useLoaded } from '#islands/kit/use-loaded.ts'
import { searchFiles } from '#islands/results/search-files.ts'
import { createFindOnOffer } from '#search/engine/find-on-offer.ts'
import { noCriteria } from '#search/query/criteria.ts'
import type { ListCard } from '#ui/cards/list-card.ts'
import type { LiveView } from './live-view.ts'
import { nearestRows } from './nearest-rows.ts'
import type { CardGrid } from './use-list-data.ts'

type NearestHomesProps = Readonly<{ view: LiveView; grid: CardGrid }>

const shown = 3

/**
 * The nearest homes to the towns of a search without results: first those with all its other wishes, then any. Nothing
 * until they are loaded, and where that fails: they are an extra.
 */
export function NearestHomes({ view, grid }: NearestHomesProps) {
  const load = useCallback(() => loadNearest(view), [view])
  const loaded = useLoaded(load, true)
  if (loaded.state !== 'ready' || loaded.value.length === 0) return undefined
  const properties = loaded.value.flatMap((entry) => (entry.kind === 'property' ? [entry.card] : []))
  const projects = loaded.value.flatMap((entry) => (entry.kind === 'project' ? [entry.card] : []))
  const look = { headingLevel: 3, firstLoading: 'lazy' } as const
  return (
    <section className="empty-near" aria-labelledby="empty-near">
      <h2 id="empty-near">{view.list.text.words.nearest}</h2>
      {'ProjectGrid' in grid ? (
        <grid.ProjectGrid {...look} cards={projects} />
      ) : (
        <grid.PropertyGrid {...look} cards={properties} />
      )}
    </section>
  )
}

async function loadNearest({ list, criteria }: LiveView): Promise<readonly ListCard[]> {
  const { index, cards, text, numberTag } = list
  const points = list.points ?? (await searchFiles.points(list.section))
  const find = createFindOnOffer(index)
  const near = [{ ...criteria, towns: [], area: [] }, noCriteria].flatMap((wanted) =>
    nearestRows(find(wanted), criteria.towns, index, points),
  )
  const found = new Map(near.map(({ row, km }) => [row, km] as const).toReversed())
  const nearest = [...new Set(near.map(({ row }) => row))].slice(0, shown)
  await cards.load(nearest)
  return nearest.flatMap((row): ListCard[] => {
    const entry = cards.peek(row)
    if (entry === undefined) return []
    const at = index.column('town')[row] ?? 0
    // One in the town itself needs no distance.
    if (criteria.towns.includes(index.towns[at] ?? '')) return [entry]
    const km = Math.max(1, Math.round(found.get(row) ?? 0)).toLocaleString(numberTag)
    const place = fill(text.words.nearestPlace, { town: text.townNames[at] ?? '', km })
    return entry.kind === 'property'
      ? [{ ...entry, card: { ...entry.card, place } }]
      : [{ ...entry, card: { ...entry.card, place } }]
  })
}
