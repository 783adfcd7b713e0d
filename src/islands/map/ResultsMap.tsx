import { type ComponentType, useEffect, useState } from 'react'
import type { ResultsMapProps } from './map-props.ts'
import { preloadMap } from './preload-map.ts'

type Loaded = ComponentType<ResultsMapProps> | 'failed' | undefined

/** The map beside a list; its library is loaded when this is first rendered. */
export function ResultsMap(props: ResultsMapProps) {
  const [loaded, setLoaded] = useState<{ panel: Loaded; attempt: number }>({ panel: undefined, attempt: 0 })
  const { panel: Panel, attempt } = loaded
  const base = props.mapConfig.kind
  useEffect(() => {
    let current = true
    preloadMap(base)
    import('./MapPanel.tsx').then(
      ({ MapPanel }) => current && setLoaded({ panel: MapPanel, attempt }),
      () => current && setLoaded({ panel: 'failed', attempt }),
    )
    return () => {
      current = false
    }
  }, [attempt, base])
  if (Panel === undefined || Panel === 'failed') {
    return (
      <div className="map map--empty">
        <output>{Panel === undefined ? props.words.loading : props.words.failed}</output>
        {Panel === 'failed' && (
          <button
            type="button"
            className="button button--ghost button--small"
            onClick={() => setLoaded({ panel: undefined, attempt: attempt + 1 })}
          >
            {props.words.retry}
          </button>
        )}
      </div>
    )
  }
  return <Panel {...props} />
}
