import { useState } from 'react'
import { boundsOf } from '#islands/map/area/area-shape.ts'
import { noteSeen } from '#stores/seen-pins.ts'
import type { ListingMap } from './listing-map.ts'
import type { MapTarget } from './map-markers.ts'
import type { PlacedListings } from '#islands/map/markers/placed-listings.ts'
import { mostShown } from '#islands/map/markers/MapCard.tsx'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/** Listings that are open in a card; closing one that was opened by keyboard returns the focus. */
type Opened = Readonly<{ rows: readonly number[]; from: Element | null }>

type OpenedListings = Readonly<{
  /** Rows of the open card; undefined while none is open. */
  rows: readonly number[] | undefined
  /** Opens the card of a pin, or of a cluster at the nearest zoom; farther away a cluster is split. */
  press: (target: MapTarget) => void
  /** Closes the card without moving the focus. */
  drop: () => void
  /** Closes the card and returns the focus to its pin. */
  close: () => void
}>

/** The listings whose card is open on a map; their pins count as seen. */
export function useOpened(
  map: ListingMap | undefined,
  { cards }: Pick<ResultsMapProps, 'cards'>,
  placed: PlacedListings,
  onZoomed: () => void,
): OpenedListings {
  const [opened, setOpened] = useState<Opened>()

  function open(rows: readonly number[]): void {
    setOpened({ rows, from: document.activeElement })
    const shown = rows.slice(0, mostShown)
    cards.load(shown).then(
      () => noteSeen(shown.flatMap((row) => cards.peek(row)?.id ?? [])),
      // The card itself reports the failure.
      () => undefined,
    )
  }

  return {
    rows: opened?.rows,
    press: (target) => {
      if (target.kind === 'pin') return open(placed.rowsAt(target.row))
      if (target.isList) return open(target.pins.flatMap(({ row }) => placed.rowsAt(row)))
      const bounds = boundsOf(target.pins.map(({ at }) => at))
      if (bounds !== undefined) map?.split(bounds)
      onZoomed()
      // The cluster's button disappears when the cluster splits.
      return map?.focus()
    },
    drop: () => setOpened(undefined),
    close: () => {
      const from = opened?.from
      setOpened(undefined)
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
      else map?.focus()
    },
  }
}
