import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ListCard } from '#ui/list-card.ts'
import { fillCount } from '../words.ts'
import { areaBounds } from './area-bounds.ts'
import { createListingMap } from './create-listing-map.ts'
import type { ListingMap } from './listing-map.ts'
import type { MapListeners } from './map-events.ts'
import { pinLabel } from './pin-label.ts'
import type { ResultsMapProps } from './map-props.ts'

export type MapState = 'loading' | 'ready' | 'failed' | 'unsupported'

/** The map, once it is there, and what to say until then. */
export type MapHandle = Readonly<{ map: ListingMap | undefined; state: MapState }>

/** Makes the map in an element and takes it away with it; `listeners` may change at every render. */
export function useListingMap(
  host: RefObject<HTMLElement | null>,
  props: ResultsMapProps,
  listeners: Omit<MapListeners, 'onAvailable'>,
): MapHandle {
  const [handle, setHandle] = useState<MapHandle>({ map: undefined, state: 'loading' })
  const latest = useRef({ props, listeners })
  useEffect(() => {
    latest.current = { props, listeners }
  })
  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let made: ListingMap | undefined
    let isGone = false
    const { mapConfig, locale, words } = latest.current.props
    createListingMap(element, {
      base: mapConfig,
      locale,
      words,
      labelOf: (row, count) =>
        count > 1
          ? fillCount(words.group, count, `${locale}-BE`)
          : pinLabel(cardOf(latest.current.props, row), words),
      bounds: areaBounds(latest.current.props),
      isView: latest.current.props.area?.kind === 'box',
      listeners: {
        onPress: (...press) => latest.current.listeners.onPress(...press),
        onDoublePress: () => latest.current.listeners.onDoublePress(),
        onPoint: (target) => latest.current.listeners.onPoint(target),
        onMoved: () => latest.current.listeners.onMoved(),
        onTargets: (targets) => latest.current.listeners.onTargets(targets),
        onAvailable: (isAvailable) => setHandle({ map: made, state: isAvailable ? 'ready' : 'unsupported' }),
      },
    }).then(
      (map) => {
        if (isGone) return map.remove()
        made = map
        return setHandle({ map, state: 'ready' })
      },
      () => isGone || setHandle({ map: undefined, state: canDraw() ? 'failed' : 'unsupported' }),
    )
    return () => {
      isGone = true
      made?.remove()
    }
  }, [host])
  return handle
}

function cardOf({ card }: ResultsMapProps, row: number): ListCard {
  return card(row)
}

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
