import type { MapWords } from './map-words.ts'

type MapZoomProps = Readonly<{
  words: Pick<MapWords, 'zoomIn' | 'zoomOut'>
  onZoom: (levels: 1 | -1) => void
}>

/** The buttons that zoom in and out. */
export function MapZoom({ words, onZoom }: MapZoomProps) {
  return (
    <div className="map__zoom">
      <button type="button" className="map__tool" aria-label={words.zoomIn} onClick={() => onZoom(1)}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 4v12M4 10h12" />
        </svg>
      </button>
      <button type="button" className="map__tool" aria-label={words.zoomOut} onClick={() => onZoom(-1)}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12" />
        </svg>
      </button>
    </div>
  )
}
