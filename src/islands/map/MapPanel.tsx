import { useRef } from 'react'
import { BaseNote } from '#islands/map/base/BaseNote.tsx'
import type { BaseChoice } from '#islands/map/base/use-base.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { MapBar } from './MapBar.tsx'
import { MapNote } from './MapNote.tsx'
import { MapOverlay } from './MapOverlay.tsx'
import { MapZoom } from './MapZoom.tsx'
import type { MapTranslate } from './map-messages.ts'
import type { ResultsMapProps } from './map-props.ts'
import { useMapPanel } from './use-map-panel.ts'
import { useMapPicture } from '#islands/map/picture/use-map-picture.ts'

/** Props of the map, with its base and the callback that tries again after a failure. */
export type MapPanelProps = ResultsMapProps & Readonly<{ choice: BaseChoice; onRetry: () => void }>

/** The map with its tools, the card of the clicked listings, and buttons over pins and clusters. */
export function MapPanel({ onRetry, ...props }: MapPanelProps) {
  const { choice, listId, subject } = props
  const t: MapTranslate = useWords()
  const section = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const panel = useMapPanel(section, host, props)
  const { map, state, isDrawn, placed } = panel
  useMapPicture(picture, props, placed)

  const ready = state === 'ready' && map !== undefined ? { ...panel, map } : undefined
  // Hidden while the map loads, so that its picture keeps their places free.
  const hasTools = ready !== undefined || state === 'loading'
  // A device without WebGL can still show the preview on a 2D canvas.
  const isPictured = ready === undefined ? map === undefined && state !== 'failed' : !isDrawn
  return (
    <section className="map" aria-label={t(`map.label${subject}`)} ref={section} data-state={state}>
      <a className="map__skip" href={`#${listId}`}>
        {t('map.toList')}
      </a>
      {hasTools && <MapBar {...props} panel={panel} />}
      <div className="map__canvas" ref={host} />
      {isPictured && <canvas className="map__picture" ref={picture} aria-hidden="true" />}
      {hasTools && <MapZoom onZoom={panel.zoom} />}
      {state === 'loading' && <MapNote text={t('map.loading')} />}
      {state === 'failed' && <MapNote text={t('map.failed')} onRetry={onRetry} />}
      {state === 'unsupported' && <MapNote text={t(`map.unsupported${subject}`)} />}
      {state === 'ready' && <BaseNote {...choice} />}
      {ready && <MapOverlay {...props} panel={ready} />}
    </section>
  )
}
