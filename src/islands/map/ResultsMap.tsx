import { type ComponentType, useEffect, useState } from 'react'
import { useBase } from '#islands/map/base/use-base.ts'
import { MapNote } from './MapNote.tsx'
import type { MapPanelProps } from './MapPanel.tsx'
import type { ResultsMapProps } from './map-props.ts'
import { preloadMap } from '#islands/map/engine/preload-map.ts'

type Loaded = ComponentType<MapPanelProps> | 'failed' | undefined

/** The map beside a list; its library is loaded when this is first rendered. */
export function ResultsMap(props: ResultsMapProps) {
  const [loaded, setLoaded] = useState<{ panel: Loaded; attempt: number }>({ panel: undefined, attempt: 0 })
  const { panel: Panel, attempt } = loaded
  const { t, mapConfig } = props
  const choice = useBase(mapConfig)
  const { base } = choice
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
  const retry = (): void => setLoaded({ panel: undefined, attempt: attempt + 1 })
  if (Panel === undefined || Panel === 'failed') {
    return (
      <div className="map">
        <MapNote
          text={Panel === undefined ? t('map.loading') : t('map.failed')}
          onRetry={Panel === undefined ? undefined : retry}
        />
      </div>
    )
  }
  // Another base is another map.
  return <Panel key={base.kind} {...props} mapConfig={base} choice={choice} onRetry={retry} />
}
