import { useMemo, useRef, useState } from 'react'
import { DrawingBar } from '#islands/map/area/DrawingBar.tsx'
import { BaseNote } from '#islands/map/base/BaseNote.tsx'
import type { BaseChoice } from '#islands/map/base/use-base.ts'
import { placeListings } from '#islands/map/markers/listing-features.ts'
import { MapCard, mostShown } from '#islands/map/markers/MapCard.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { MapNote } from './MapNote.tsx'
import { MapTargets } from '#islands/map/markers/MapTargets.tsx'
import { MapTools } from './MapTools.tsx'
import { MapZoom } from './MapZoom.tsx'
import type { MapTarget } from '#islands/map/engine/map-events.ts'
import type { MapTranslate } from './map-messages.ts'
import type { ResultsMapProps } from './map-props.ts'
import { useAreaDrawing } from '#islands/map/area/use-area-drawing.ts'
import { useCards } from '#islands/results/list/use-cards.ts'
import { useKeys } from '#islands/map/engine/use-keys.ts'
import { useListingMap } from '#islands/map/engine/use-listing-map.ts'
import { useMapData } from '#islands/map/engine/use-map-data.ts'
import { useMapPicture } from '#islands/map/picture/use-map-picture.ts'
import { useOpened } from '#islands/map/engine/use-opened.ts'
import { useSeenRows } from '#islands/map/markers/use-seen.ts'

/** Props of the map, with its base and the callback that tries again after a failure. */
export type MapPanelProps = ResultsMapProps & Readonly<{ choice: BaseChoice; onRetry: () => void }>

/** The map with its tools, the card of the clicked listings, and buttons over pins and clusters. */
export function MapPanel({ onRetry, ...props }: MapPanelProps) {
  const { rows, points, hovered, section, choice, listId, onHover, onArea, subject } = props
  const t: MapTranslate = useWords()
  const panel = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const [targets, setTargets] = useState<readonly MapTarget[]>([])
  const [hasMoved, setHasMoved] = useState(false)
  const seen = useSeenRows(section)
  const placed = useMemo(() => placeListings(rows, points, seen), [rows, points, seen])

  const { map, state, isDrawn } = useListingMap(host, props, {
    onPress: (target, at, pixel) => {
      if (isDrawing && map !== undefined) return pressWhileDrawing(map, at, pixel)
      return target === undefined ? opened.drop() : opened.press(target)
    },
    onDoublePress: () => isDrawing && step({ kind: 'finish' }),
    onPoint: (target) => onHover(target?.kind === 'pin' ? target.row : undefined),
    onMoved: () => setHasMoved(true),
    onTargets: setTargets,
    onBaseFailed: choice.onBaseFailed,
  })
  const opened = useOpened(map, props, placed, () => setHasMoved(true))
  const { drawing, step, isDrawing, pressWhileDrawing, keyWhileDrawing } = useAreaDrawing(map, onArea)
  const needed = useMemo(() => {
    const pins = targets.flatMap((target) => (target.kind === 'pin' ? [target.row] : []))
    return [...(opened.rows?.slice(0, mostShown) ?? []), ...pins]
  }, [targets, opened.rows])
  const cards = useCards(props.cards, needed)
  const isOpen = opened.rows?.some((row) => props.cards.peek(row) !== undefined) === true
  const marked = [opened.rows?.[0], hovered].filter((row) => row !== undefined)
  useMapData(map, props, { placed, drawing, marked })
  useMapPicture(picture, props, placed)

  // Listens for keys anywhere in the map, canvas included; the section itself is not a control.
  useKeys(panel, (event) => {
    if (isDrawing && map !== undefined) keyWhileDrawing(map, event)
    else if (event.key === 'Escape' && opened.rows !== undefined) opened.close()
  })

  const isReady = state === 'ready' && map !== undefined
  // A device without WebGL can still show the preview on a 2D canvas.
  const isPictured = isReady ? !isDrawn : map === undefined && state !== 'failed'
  const zoom = (levels: 1 | -1): void => {
    map?.zoomBy(levels)
    setHasMoved(true)
  }
  return (
    <section className="map" aria-label={t(`map.label${subject}`)} ref={panel} data-state={state}>
      <a className="map__skip" href={`#${listId}`}>
        {t('map.toList')}
      </a>
      {isReady && isDrawing && (
        <DrawingBar
          {...props}
          drawing={drawing}
          step={(next) => {
            step(next)
            if (next.kind !== 'undo' || drawing.points.length === 1) map.focus()
          }}
        />
      )}
      {isReady && !isDrawing && (
        <MapTools
          {...props}
          onZoom={zoom}
          // The button that was pressed disappears: the focus stays on the map.
          onArea={(area) => {
            onArea(area)
            map.focus()
          }}
          onDraw={() => {
            opened.drop()
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
      <div className="map__canvas" ref={host} />
      {isPictured && <canvas className="map__picture" ref={picture} aria-hidden="true" />}
      {state === 'loading' && <MapNote text={t('map.loading')} />}
      {state === 'failed' && <MapNote text={t('map.failed')} onRetry={onRetry} />}
      {state === 'unsupported' && <MapNote text={t(`map.unsupported${subject}`)} />}
      {state === 'ready' && <BaseNote {...choice} />}
      {isReady && (
        <>
          <MapZoom onZoom={zoom} />
          {!isDrawing && (
            <MapTargets {...props} targets={targets} rowsAt={placed.rowsAt} onPress={opened.press} />
          )}
          {cards.failure !== undefined && opened.rows !== undefined && (
            <MapNote text={t('map.failed')} onRetry={cards.retry} />
          )}
          {opened.rows !== undefined && isOpen && (
            <MapCard key={opened.rows[0]} {...props} map={map} opened={opened.rows} onClose={opened.close} />
          )}
        </>
      )}
    </section>
  )
}
