import { type RefObject, useEffect, useRef, useState } from 'react'
import { areaBounds } from '#islands/map/area/area-bounds.ts'
import { canDraw } from './can-draw.ts'
import type { ListingMap } from './listing-map.ts'
import type { MapListeners } from './map-events.ts'
import { markerLabel } from '#islands/map/markers/marker-label.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

export type MapState = 'loading' | 'ready' | 'failed' | 'unsupported'

/** The map once it is created, and its state until then. */
export type MapHandle = Readonly<{
  map: ListingMap | undefined
  state: MapState
  /** Whether the first view is drawn, or the visitor moved the map before. */
  isDrawn: boolean
}>

/** Creates the map in an element and removes it on unmount; `listeners` may change at every render. */
export function useListingMap(
  host: RefObject<HTMLElement | null>,
  props: ResultsMapProps,
  listeners: Omit<MapListeners, 'onAvailable' | 'onDrawn'>,
): MapHandle {
  const [handle, setHandle] = useState<Pick<MapHandle, 'map' | 'state'>>({ map: undefined, state: 'loading' })
  const [isDrawn, setIsDrawn] = useState(false)
  const latest = useRef({ props, listeners })
  useEffect(() => {
    latest.current = { props, listeners }
  })
  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let made: ListingMap | undefined
    let isGone = false
    const { mapConfig, locale, t } = latest.current.props
    const create = import('./create-listing-map.ts').then((module) =>
      module.createListingMap(element, {
        base: mapConfig,
        locale,
        t,
        labelOf: (...pin) => markerLabel(...pin, latest.current.props),
        bounds: areaBounds(latest.current.props),
        isView: latest.current.props.area?.kind === 'box',
        listeners: {
          onPress: (...press) => latest.current.listeners.onPress(...press),
          onDoublePress: () => latest.current.listeners.onDoublePress(),
          onPoint: (target) => latest.current.listeners.onPoint(target),
          onMoved: () => latest.current.listeners.onMoved(),
          onBaseFailed: () => latest.current.listeners.onBaseFailed(),
          onTargets: (targets) => latest.current.listeners.onTargets(targets),
          onDrawn: () => setIsDrawn(true),
          onAvailable: (isAvailable) =>
            setHandle({ map: made, state: isAvailable ? 'ready' : 'unsupported' }),
        },
      }),
    )
    create.then(
      (map) => {
        if (isGone) return map.remove()
        made = map
        return setHandle({ map, state: 'ready' })
      },
      () => {
        if (isGone) return
        const state = canDraw() ? 'failed' : 'unsupported'
        // The agency's own drawing may load where another base does not.
        if (state === 'failed' && mapConfig.kind !== 'schematic') latest.current.listeners.onBaseFailed()
        else setHandle({ map: undefined, state })
      },
    )
    return () => {
      isGone = true
      made?.remove()
    }
  }, [host])
  return { ...handle, isDrawn }
}
