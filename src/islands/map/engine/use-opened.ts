import { useState } from 'react'
import { noteSeen } from '#stores/seen-pins.ts'
import type { ListingMap } from './listing-map.ts'
import type { MapTarget } from './map-events.ts'
import type { PlacedListings } from '#islands/map/markers/listing-features.ts'
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
      map?.openCluster(target.id, [target.x, target.y], (pins) => open(pins.flatMap(placed.rowsAt)))
      if (target.isList) return undefined
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
