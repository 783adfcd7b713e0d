import { DrawingBar } from '#islands/map/area/DrawingBar.tsx'
import type { BaseChoice } from '#islands/map/base/use-base.ts'
import type { ResultsMapProps } from './map-props.ts'
import { MapTools } from './MapTools.tsx'
import type { MapPanelState } from './use-map-panel.ts'

type MapBarProps = ResultsMapProps & Readonly<{ choice: BaseChoice; panel: MapPanelState }>

/** The bar over a map: its tools, or those of an area while one is drawn. */
export function MapBar({ panel, ...props }: MapBarProps) {
  const { map, drawing, isDrawing, step, opened, hasMoved, setHasMoved, zoom, nearness } = panel
  const { onArea } = props
  if (isDrawing)
    return (
      <DrawingBar
        {...props}
        drawing={drawing}
        step={(next) => {
          step(next)
          if (next.kind !== 'undo' || drawing.points.length === 1) map?.focus()
        }}
      />
    )
  return (
    <MapTools
      {...props}
      nearness={nearness}
      onZoom={zoom}
      // The button that was pressed disappears: the focus stays on the map.
      onArea={(area) => {
        onArea(area)
        map?.focus()
      }}
      onDraw={() => {
        opened.drop()
        step({ kind: 'start' })
        map?.focus()
      }}
      onSearchHere={
        hasMoved && map !== undefined
          ? () => {
              onArea({ kind: 'box', ...map.view() })
              setHasMoved(false)
              map.focus()
            }
          : undefined
      }
    />
  )
}
