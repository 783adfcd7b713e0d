import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#ui/kit/Icon.tsx'
import { groupTitle } from './group-title.ts'
import { MapListing } from './MapListing.tsx'
import { titleOf } from './marker-label.ts'
import type { ListingMap } from '#islands/map/engine/listing-map.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/** How many listings of one point a card shows; the list beside the map has all. */
export const mostShown = 50

type MapCardProps = ResultsMapProps &
  Readonly<{
    map: ListingMap
    opened: readonly number[]
    onClose: () => void
  }>

/** The card of a clicked pin, held at it, or on phones at the lower edge: one listing, or all of a point or cluster. */
export function MapCard(props: MapCardProps) {
  const { map, opened, cards, points, t, onClose } = props
  const panel = useRef<HTMLDialogElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const first = opened[0] ?? 0
  const shown = opened.slice(0, mostShown).flatMap((row) => cards.peek(row) ?? [])
  const isMany = opened.length > 1
  const show = useEffectEvent((card: HTMLElement, pin: HTMLElement) => {
    const at = { latitude: points.latitude[first] ?? 0, longitude: points.longitude[first] ?? 0 }
    const stop = map.follow(at, (x, y) => {
      pin.style.transform = `translate(${x}px, ${y}px)`
    })
    card.showPopover()
    card.focus({ preventScroll: true })
    map.uncover(at, card)
    return stop
  })
  // Once, since each opened pin has its own card.
  useEffect(() => {
    if (panel.current === null || anchor.current === null) return undefined
    return show(panel.current, anchor.current)
  }, [])
  return (
    <>
      <span className="map__anchor" ref={anchor} />
      <dialog
        popover="manual"
        className={isMany ? 'map__card map__card--many' : 'map__card'}
        aria-label={isMany ? groupTitle(opened, props) : shown.map(titleOf).join()}
        tabIndex={-1}
        ref={panel}
      >
        <button type="button" className="map__close" aria-label={t('map.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        {isMany && <p className="map__group">{groupTitle(opened, props)}</p>}
        {isMany ? (
          <ul className="map__list" role="list">
            {shown.map((listed) => (
              <li key={listed.id}>
                <MapListing listed={listed} />
              </li>
            ))}
          </ul>
        ) : (
          shown.map((listed) => (
            <MapListing
              key={listed.id}
              listed={listed}
              note={points.isTown[first] === 1 ? t('map.approximate') : undefined}
            />
          ))
        )}
      </dialog>
    </>
  )
}
