import { type RefObject, useEffect, useRef, useState } from 'react'
import { areaBounds } from '#islands/map/area/area-bounds.ts'
import { canDraw } from './can-draw.ts'
import type { ListingMap } from './listing-map.ts'
import type { MapListeners } from './map-events.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

export type MapState = 'loading' | 'ready' | 'failed' | 'unsupported'

/** The map once it is created, and its state until then. */
export type MapHandle = Readonly<{
  map: ListingMap | undefined
  state: MapState
  /** Whether the first view is drawn, or the visitor moved the map before. */
  isDrawn: boolean
}>

/** What a panel does with a press or a move on its map. */
export type PanelListeners = Omit<MapListeners, 'onAvailable' | 'onDrawn'> | undefined

/** Creates the map in an element and removes it on unmount; `listeners` may change at every render. */
export function useListingMap(
  host: RefObject<HTMLElement | null>,
  props: ResultsMapProps,
  listeners: RefObject<PanelListeners>,
): MapHandle {
  const [handle, setHandle] = useState<Pick<MapHandle, 'map' | 'state'>>({ map: undefined, state: 'loading' })
  const [isDrawn, setIsDrawn] = useState(false)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let made: ListingMap | undefined
    let isGone = false
    const { mapConfig, locale, t } = latest.current
    const create = import('./create-listing-map.ts').then((module) =>
      module.createListingMap(element, {
        base: mapConfig,
        locale,
        t,
        labelOf: (row) => latest.current.pins[row] ?? '',
        bounds: areaBounds(latest.current),
        isView: latest.current.area?.kind === 'box',
        listeners: {
          onPress: (...press) => listeners.current?.onPress(...press),
          onDoublePress: () => listeners.current?.onDoublePress(),
          onPoint: (target) => listeners.current?.onPoint(target),
          onMoved: () => listeners.current?.onMoved(),
          onBaseFailed: () => listeners.current?.onBaseFailed(),
          onTargets: (targets) => listeners.current?.onTargets(targets),
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
        if (state === 'failed' && mapConfig.kind !== 'schematic') listeners.current?.onBaseFailed()
        else setHandle({ map: undefined, state })
      },
    )
    return () => {
      isGone = true
      made?.remove()
    }
  }, [host, listeners])
  return { ...handle, isDrawn }
}
