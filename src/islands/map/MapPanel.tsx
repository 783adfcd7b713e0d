import { useMemo, useRef, useState } from 'react'
import { DrawingBar } from '#islands/map/area/DrawingBar.tsx'
import { placeListings } from '#islands/map/markers/listing-features.ts'
import { MapCard, mostShown } from '#islands/map/markers/MapCard.tsx'
import { MapNote } from './MapNote.tsx'
import { MapTargets } from '#islands/map/markers/MapTargets.tsx'
import { MapTools } from './MapTools.tsx'
import { MapZoom } from './MapZoom.tsx'
import type { MapTarget } from '#islands/map/engine/map-events.ts'
import type { ResultsMapProps } from './map-props.ts'
import { useAreaDrawing } from '#islands/map/area/use-area-drawing.ts'
import { useCards } from '#islands/results/list/use-cards.ts'
import { useKeys } from '#islands/map/engine/use-keys.ts'
import { useListingMap } from '#islands/map/engine/use-listing-map.ts'
import { useMapData } from '#islands/map/engine/use-map-data.ts'
import { useMapPicture } from '#islands/map/picture/use-map-picture.ts'

/** Props of the map, with the callback that tries again after a failure. */
export type MapPanelProps = ResultsMapProps & Readonly<{ onRetry: () => void }>

/** Listings that are open in a card; closing one that was opened by keyboard returns the focus. */
type Opened = Readonly<{ rows: readonly number[]; from: Element | null }>

/** The map with its tools, the card of the clicked listings, and buttons over pins and clusters. */
export function MapPanel({ onRetry, ...props }: MapPanelProps) {
  const { rows, points, hovered, onHover, onArea, words } = props
  const panel = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const [targets, setTargets] = useState<readonly MapTarget[]>([])
  const [opened, setOpened] = useState<Opened>()
  const [hasMoved, setHasMoved] = useState(false)
  const placed = useMemo(() => placeListings(rows, points), [rows, points])

  const { map, state, isDrawn } = useListingMap(host, props, {
    onPress: (target, at, pixel) => {
      if (isDrawing && map !== undefined) return pressWhileDrawing(map, at, pixel)
      return target === undefined ? setOpened(undefined) : press(target)
    },
    onDoublePress: () => isDrawing && step({ kind: 'finish' }),
    onPoint: (target) => onHover(target?.kind === 'pin' ? target.row : undefined),
    onMoved: () => setHasMoved(true),
    onTargets: setTargets,
  })
  const { drawing, step, isDrawing, pressWhileDrawing, keyWhileDrawing } = useAreaDrawing(map, onArea)
  const needed = useMemo(() => {
    const pins = targets.flatMap((target) => (target.kind === 'pin' ? [target.row] : []))
    return [...(opened?.rows.slice(0, mostShown) ?? []), ...pins]
  }, [targets, opened])
  const cards = useCards(props.cards, needed)
  const isOpen = opened?.rows.some((row) => props.cards.peek(row) !== undefined) === true
  const marked = [opened?.rows[0], hovered].filter((row) => row !== undefined)
  useMapData(map, props, { placed, drawing, marked })
  useMapPicture(picture, props, placed)

  function press(target: MapTarget): void {
    if (target.kind === 'cluster') {
      map?.openCluster(target.id, [target.x, target.y])
      setHasMoved(true)
      // The cluster's button disappears when the cluster splits.
      map?.focus()
      return
    }
    setOpened({ rows: placed.rowsAt(target.row), from: document.activeElement })
  }

  const uncover = (card: HTMLElement): void => {
    const row = opened?.rows[0] ?? 0
    map?.uncover({ latitude: points.latitude[row] ?? 0, longitude: points.longitude[row] ?? 0 }, card)
  }

  // Listens for keys anywhere in the map, canvas included; the section itself is not a control.
  useKeys(panel, (event) => {
    if (isDrawing && map !== undefined) keyWhileDrawing(map, event)
    else if (event.key === 'Escape' && opened !== undefined) closeCard()
  })

  function closeCard(): void {
    const from = opened?.from
    setOpened(undefined)
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
    else map?.focus()
  }

  const isReady = state === 'ready' && map !== undefined
  // A device without WebGL can still show the preview on a 2D canvas.
  const isPictured = isReady ? !isDrawn : map === undefined && state !== 'failed'
  return (
    <section className="map" aria-label={words.label} ref={panel} data-state={state}>
      <div className="map__canvas" ref={host} />
      {isPictured && <canvas className="map__picture" ref={picture} aria-hidden="true" />}
      {state === 'loading' && <MapNote text={words.loading} words={words} />}
      {state === 'failed' && <MapNote text={words.failed} words={words} onRetry={onRetry} />}
      {state === 'unsupported' && <MapNote text={words.unsupported} words={words} />}
      {isReady && (
        <>
          {isDrawing ? (
            <DrawingBar
              {...props}
              drawing={drawing}
              step={(next) => {
                step(next)
                if (next.kind !== 'undo' || drawing.points.length === 1) map.focus()
              }}
            />
          ) : (
            <MapTools
              {...props}
              // The button that was pressed disappears: the focus stays on the map.
              onArea={(area) => {
                onArea(area)
                map.focus()
              }}
              onDraw={() => {
                setOpened(undefined)
                step({ kind: 'start' })
                map.focus()
              }}
              onSearchHere={
                hasMoved
                  ? () => {
                      onArea({ kind: 'box', ...map.view() })
                      setHasMoved(false)
                      map.focus()
                    }
                  : undefined
              }
            />
          )}
          <MapZoom
            words={words}
            onZoom={(levels) => {
              map.zoomBy(levels)
              setHasMoved(true)
            }}
          />
          {!isDrawing && <MapTargets {...props} targets={targets} rowsAt={placed.rowsAt} onPress={press} />}
          {cards.failure !== undefined && opened !== undefined && (
            <MapNote text={words.failed} words={words} onRetry={cards.retry} />
          )}
          {opened !== undefined && isOpen && (
            <MapCard
              key={opened.rows[0]}
              {...props}
              opened={opened.rows}
              onOpen={uncover}
              onClose={closeCard}
            />
          )}
        </>
      )}
    </section>
  )
}
