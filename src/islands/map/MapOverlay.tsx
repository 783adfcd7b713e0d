import { MapCard } from '#islands/map/markers/MapCard.tsx'
import { MapTargets } from '#islands/map/markers/MapTargets.tsx'
import { MapNote } from './MapNote.tsx'
import type { ResultsMapProps } from './map-props.ts'
import { NearNote } from './near/NearNote.tsx'
import type { ReadyPanel } from './use-map-panel.ts'

type MapOverlayProps = ResultsMapProps & Readonly<{ panel: ReadyPanel }>

/** What lies over a map that is ready: what is near, buttons over its pins, and the card of the clicked listings. */
export function MapOverlay({ panel, ...props }: MapOverlayProps) {
  const { map, targets, placed, opened, cards, isDrawing, nearness } = panel
  const { rows } = opened
  const isLoaded = rows?.some((row) => props.cards.peek(row) !== undefined) === true
  return (
    <>
      <NearNote {...props} choice={nearness} />
      {!isDrawing && (
        <MapTargets {...props} targets={targets} rowsAt={placed.rowsAt} onPress={opened.press} />
      )}
      {cards.failure !== undefined && rows !== undefined && (
        <MapNote text={props.t('map.failed')} onRetry={cards.retry} />
      )}
      {rows !== undefined && isLoaded && (
        <MapCard key={rows[0]} {...props} map={map} opened={rows} onClose={opened.close} />
      )}
    </>
  )
}
