import { useRef, useState } from 'react'
import { AroundForm } from '#islands/map/area/AroundForm.tsx'
import { useKeys } from '#islands/map/engine/use-keys.ts'
import type { ResultsMapProps } from './map-props.ts'

type MapToolsProps = ResultsMapProps &
  Readonly<{
    onDraw: () => void
    /** Absent until the visitor has moved the map. */
    onSearchHere: (() => void) | undefined
  }>

/** The tools: draw an area, choose a distance around a town, search the visible box, clear the area. */
export function MapTools(props: MapToolsProps) {
  const { words, area, onArea, onDraw, onSearchHere } = props
  const [isAround, setIsAround] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useKeys(bar, ({ key }) => {
    if (key !== 'Escape' || !isAround) return
    setIsAround(false)
    opener.current?.focus()
  })
  return (
    <div className="map__bar" ref={bar}>
      <div className="map__row">
        <button type="button" className="map__tool" onClick={onDraw}>
          {words.draw}
        </button>
        <button
          type="button"
          className="map__tool"
          ref={opener}
          aria-expanded={isAround}
          onClick={() => setIsAround(!isAround)}
        >
          {words.around}
        </button>
        {area !== undefined && (
          <button type="button" className="map__tool" onClick={() => onArea(undefined)}>
            {words.clearArea}
          </button>
        )}
        {onSearchHere !== undefined && (
          <button type="button" className="map__tool map__tool--main" onClick={onSearchHere}>
            {words.searchHere}
          </button>
        )}
      </div>
      {isAround && <AroundForm {...props} onDone={() => setIsAround(false)} />}
    </div>
  )
}
