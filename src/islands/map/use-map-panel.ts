import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useAreaDrawing } from '#islands/map/area/use-area-drawing.ts'
import type { BaseChoice } from '#islands/map/base/use-base.ts'
import type { ListingMap } from '#islands/map/engine/listing-map.ts'
import type { MapTarget } from '#islands/map/engine/map-markers.ts'
import { useKeys } from '#islands/map/engine/use-keys.ts'
import { type PanelListeners, useListingMap } from '#islands/map/engine/use-listing-map.ts'
import { useMapData } from '#islands/map/engine/use-map-data.ts'
import { useOpened } from '#islands/map/engine/use-opened.ts'
import { placeListings } from '#islands/map/markers/placed-listings.ts'
import { mostShown } from '#islands/map/markers/MapCard.tsx'
import { useSeenRows } from '#islands/map/markers/use-seen.ts'
import { useNear } from '#islands/map/near/use-near.ts'
import { useCards } from '#islands/results/list/use-cards.ts'
import type { ResultsMapProps } from './map-props.ts'

/** What a map shows besides its list: its pins, the open card, the area that is drawn. */
export type MapPanelState = ReturnType<typeof useMapPanel>

/** The state of a map that is ready. */
export type ReadyPanel = MapPanelState & Readonly<{ map: ListingMap }>

/** Creates the map in `host`, and joins what is pressed on it, and typed in `panel`, with its card and its drawing. */
export function useMapPanel(
  panel: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
  props: ResultsMapProps & Readonly<{ choice: BaseChoice }>,
) {
  const { rows, points, hovered, section, choice, onHover, onArea } = props
  const [targets, setTargets] = useState<readonly MapTarget[]>([])
  const [hasMoved, setHasMoved] = useState(false)
  const seen = useSeenRows(section)
  const placed = useMemo(() => placeListings(rows, points, seen), [rows, points, seen])
  const listeners = useRef<PanelListeners>(undefined)
  const { map, state, isDrawn } = useListingMap(host, props, listeners)
  const opened = useOpened(map, props, placed, () => setHasMoved(true))
  const { drawing, step, isDrawing, pressWhileDrawing, keyWhileDrawing } = useAreaDrawing(map, onArea)

  const heard: PanelListeners = {
    onPress: (target, at, pixel) => {
      if (isDrawing && map !== undefined) return pressWhileDrawing(map, at, pixel)
      return target === undefined ? opened.drop() : opened.press(target)
    },
    onDoublePress: () => isDrawing && step({ kind: 'finish' }),
    onPoint: (target) => onHover(target?.kind === 'pin' ? target.row : undefined),
    onMoved: () => setHasMoved(true),
    onTargets: setTargets,
    onBaseFailed: choice.onBaseFailed,
  }
  useEffect(() => {
    listeners.current = heard
  })
  // Listens for keys anywhere in the map, canvas included; the section itself is not a control.
  useKeys(panel, (event) => {
    if (isDrawing && map !== undefined) keyWhileDrawing(map, event)
    else if (event.key === 'Escape' && opened.rows !== undefined) opened.close()
  })
  const needed = useMemo(() => {
    const pins = targets.flatMap((target) => (target.kind === 'pin' ? [target.row] : []))
    return [...(opened.rows?.slice(0, mostShown) ?? []), ...pins]
  }, [targets, opened.rows])
  const cards = useCards(props.cards, needed)
  const marked = [opened.rows?.[0], hovered].filter((row) => row !== undefined)
  useMapData(map, props, { placed, drawing, marked })
  const nearness = useNear(map)
  const tools = [isDrawing, hasMoved, props.area !== undefined, nearness.near.state, choice.notice].join()
  useEffect(() => map?.keepClearOf(tools), [map, tools])
  const zoom = (levels: 1 | -1): void => {
    map?.zoomBy(levels)
    setHasMoved(true)
  }
  const shown = { placed, targets, opened, cards, drawing, isDrawing, hasMoved, nearness }
  return { ...shown, map, state, isDrawn, step, zoom, setHasMoved }
}
