import { useWords } from '#islands/kit/use-words.ts'
import type { BaseMapTranslate } from './map-messages.ts'

type MapZoomProps = Readonly<{ onZoom: (levels: 1 | -1) => void }>

/** The buttons that zoom in and out. */
export function MapZoom({ onZoom }: MapZoomProps) {
  const t: BaseMapTranslate = useWords()
  return (
    <div className="map__zoom">
      <button type="button" className="map__tool" aria-label={t('map.zoomIn')} onClick={() => onZoom(1)}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 4v12M4 10h12" />
        </svg>
      </button>
      <button type="button" className="map__tool" aria-label={t('map.zoomOut')} onClick={() => onZoom(-1)}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12" />
        </svg>
      </button>
    </div>
  )
}
