import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MapBase } from '#domain/place/map-base.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SearchPoints } from '#search/files/points-file.ts'
import type { SearchArea } from '#search/filters/area.ts'
import { $favourites } from '#stores/favourites.ts'
import { ProjectCard } from '#ui/cards/ProjectCard.tsx'
import { PropertyCard } from '#ui/cards/PropertyCard.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { ResultsMap } from '#islands/map/ResultsMap.tsx'
import type { LiveView } from './live-view.ts'
import { useStore } from '@nanostores/react'

/** One page of results, and all of them for the map. */
export type MapSplitProps = Readonly<{
  points: SearchPoints
  /** Label of each row's pin. */
  pins: readonly string[]
  view: LiveView
  locale: Locale
  mapBase: MapBase
  /** Count, active filters and notices, above the cards. */
  head: ReactNode
  /** Shown in place of the cards where nothing was found. */
  empty: ReactNode
  /** Links to the other pages, below the cards. */
  end: ReactNode
  /** Link to the same results as a list alone: `Lijst`. */
  asList: Readonly<{ href: string; words: string }>
  onArea: (area: SearchArea | undefined) => void
  /** Called when the split disappears with the focus in it, as it does by Back. */
  onFocusLost: () => void
}>

/** One column on phones, two beside the map from 1100 px on. */
const cardSizes = '(min-width: 1280px) 19vw, (min-width: 768px) 40vw, 92vw'

/** Where the skip link of the map leads. */
const listId = 'results-list'

/**
 * The map of all results and a page of their list: beside it, or on phones in a sheet over it that the page's own scroll
 * moves. Pointing at a card marks its pin, and the other way round.
 */
export function MapSplit({
  points,
  pins,
  view,
  locale,
  mapBase,
  head,
  empty,
  end,
  asList,
  onArea,
  onFocusLost,
}: MapSplitProps) {
  const { result, criteria, list } = view
  const { cards, index, text } = list
  const [hovered, setHovered] = useState<number>()
  const side = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const point = ({ target }: Event): void => {
      const row =
        target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
      setHovered(row === undefined ? undefined : Number(row))
    }
    for (const type of ['pointerover', 'focusin']) {
      side.current?.addEventListener(type, point, { signal: stop.signal })
    }
    for (const type of ['pointerleave', 'focusout']) {
      side.current?.addEventListener(type, () => setHovered(undefined), { signal: stop.signal })
    }
    return () => stop.abort()
  }, [])
  const split = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = split
    return () => {
      if (current?.contains(document.activeElement) === true) onFocusLost()
    }
  }, [onFocusLost])
  const subject = list.isProjects ? 'Projects' : ''
  const unplaced = result.all.filter((row) => Number.isNaN(points.latitude[row])).length
  const favourites = useStore($favourites, { ssr: 'initial' })
  return (
    <div className="results-split" ref={split}>
      <div className="results-split__map">
        <ResultsMap
          rows={result.all}
          index={index}
          points={points}
          townNames={text.townNames}
          pins={pins}
          cards={cards}
          hovered={hovered}
          onHover={setHovered}
          area={criteria.area[0]}
          onArea={onArea}
          t={list.t}
          subject={subject}
          locale={locale}
          mapConfig={mapBase}
          listId={listId}
          section={list.section}
        />
      </div>
      <div className="results-split__side" id={listId} tabIndex={-1} ref={side}>
        <div className="results-split__head">
          {head}
          <a className="results-split__back" href={asList.href}>
            {asList.words}
            <Icon name="grid" />
          </a>
        </div>
        {unplaced > 0 && (
          <p className="results-note muted small">{list.t(`map.unplaced${subject}`, { count: unplaced })}</p>
        )}
        {empty ?? (
          <ul className="results-grid results-split__list" role="list">
            {result.rows.map((row) => {
              const entry = cards.peek(row)
              if (entry === undefined) return undefined
              const look = { headingLevel: 2, loading: 'lazy', sizes: cardSizes } as const
              return (
                <li key={entry.id} data-row={row} data-pointed={hovered === row ? '' : undefined}>
                  {entry.kind === 'project' ? (
                    <ProjectCard {...look} card={entry.card} />
                  ) : (
                    <PropertyCard {...look} card={entry.card} isFavourite={favourites.includes(entry.id)} />
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {end}
      </div>
    </div>
  )
}
