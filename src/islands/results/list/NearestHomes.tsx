import { useCallback } from 'react'
import { useLoaded } from '#islands/kit/use-loaded.ts'
import { searchFiles } from '#islands/results/search-files.ts'
import { createFindOnOffer } from '#search/engine/find-on-offer.ts'
import { type Criteria, noCriteria } from '#search/query/criteria.ts'
import type { ListCard } from '#ui/cards/list-card.ts'
import type { LiveView } from './live-view.ts'
import { emptyWays } from './empty-ways.ts'
import { type NearRow, nearestRows } from './nearest-rows.ts'
import type { CardGrid } from './use-list-data.ts'

type NearestHomesProps = Readonly<{ view: LiveView; grid: CardGrid }>

const shown = 3

/**
 * The homes that come closest to a search without results: the nearest to its towns, first those with all its other wishes,
 * then any; without a town those that miss one wish, of the search that is left with the fewest. Nothing until they are
 * loaded, and where that fails: they are an extra.
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
      <h2 id="empty-near">{view.list.t('live.nearest')}</h2>
      {'ProjectGrid' in grid ? (
        <grid.ProjectGrid {...look} cards={projects} />
      ) : (
        <grid.PropertyGrid {...look} cards={properties} />
      )}
    </section>
  )
}

async function loadNearest({ list, criteria }: LiveView): Promise<readonly ListCard[]> {
  const { t, index, cards, text, numberTag } = list
  const near = criteria.towns.length > 0 ? await nearTowns(list, criteria) : missingOneWish(list, criteria)
  const found = new Map(near.map(({ row, km }) => [row, km] as const).toReversed())
  const nearest = [...new Set(near.map(({ row }) => row))].slice(0, shown)
  await cards.load(nearest)
  return nearest.flatMap((row): ListCard[] => {
    const entry = cards.peek(row)
    if (entry === undefined) return []
    const at = index.column('town')[row] ?? 0
    // One in the town itself needs no distance.
    if (criteria.towns.length === 0 || criteria.towns.includes(index.towns[at] ?? '')) return [entry]
    const km = Math.max(1, Math.round(found.get(row) ?? 0)).toLocaleString(numberTag)
    const place = t('live.nearestPlace', { town: text.townNames[at] ?? '', km })
    return entry.kind === 'property'
      ? [{ ...entry, card: { ...entry.card, place } }]
      : [{ ...entry, card: { ...entry.card, place } }]
  })
}

async function nearTowns(list: LiveView['list'], criteria: Criteria): Promise<readonly NearRow[]> {
  const points = list.points ?? (await searchFiles.points(list.section))
  const find = createFindOnOffer(list.index)
  return [{ ...criteria, towns: [], area: [] }, noCriteria].flatMap((wanted) =>
    nearestRows(find(wanted), criteria.towns, list.index, points),
  )
}

function missingOneWish({ index }: LiveView['list'], criteria: Criteria): readonly NearRow[] {
  const find = createFindOnOffer(index)
  const ways = emptyWays(criteria, (less) => find(less).length).toReversed()
  return [...ways.map((way) => way.criteria), noCriteria].flatMap((wanted) =>
    find(wanted).map((row) => ({ row, km: 0 })),
  )
}
