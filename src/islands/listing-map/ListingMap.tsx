import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import { BaseNote } from '#islands/map/base/BaseNote.tsx'
import { useBase } from '#islands/map/base/use-base.ts'
import { canDraw } from '#islands/map/engine/can-draw.ts'
import type { ListingMap as LiveMap } from '#islands/map/engine/listing-map.ts'
import { MapZoom } from '../map/MapZoom.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import type { ListingTranslate } from '../gallery/listing-words.ts'
import { type ListingPlace, showMap } from './show-map.ts'

type ListingMapProps = ListingPlace &
  Readonly<{
    base: MapBase
    locale: Locale
    /** The address that its name says. */
    address: string
  }>

/** The map of one listing: a pin at its address, or the area of its town. */
export function ListingMap({ base: configured, ...props }: ListingMapProps) {
  const t: ListingTranslate = useWords()
  const { base, onBaseFailed, ...choice } = useBase(configured)
  return (
    <Surface key={base.kind} {...props} t={t} base={base} onBaseFailed={onBaseFailed}>
      <BaseNote {...choice} />
    </Surface>
  )
}

/** What is said in place of the map. */
const notes = {
  loading: 'map.loading',
  failed: 'gallery.mapFailed',
  unsupported: 'gallery.mapUnsupported',
} as const

type SurfaceProps = ListingMapProps &
  Readonly<{ t: ListingTranslate; onBaseFailed: () => void; children: ReactNode }>

function Surface({ children, ...props }: SurfaceProps) {
  const { t } = props
  const host = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LiveMap | 'loading' | 'failed' | 'unsupported'>('loading')
  const start = useRef(props)

  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let made: LiveMap | undefined
    let isGone = false
    const { base, onBaseFailed } = start.current
    showMap(element, start.current).then(
      (live) => {
        if (isGone) return live.remove()
        made = live
        setMap(live)
        return live.focus()
      },
      () => {
        if (isGone) return
        const state = canDraw() ? 'failed' : 'unsupported'
        // The agency's own drawing may load where another base does not.
        if (state === 'failed' && base.kind !== 'schematic') onBaseFailed()
        else setMap(state)
      },
    )
    return () => {
      isGone = true
      made?.remove()
    }
  }, [])

  const isReady = typeof map === 'object'
  return (
    <section
      className="map"
      aria-label={t('gallery.mapLabel', { place: props.address })}
      data-state={isReady ? 'ready' : map}
    >
      {isReady && <MapZoom onZoom={(levels) => map.zoomBy(levels)} />}
      <div className="map__canvas" ref={host} />
      {isReady ? children : <output className="map__note">{t(notes[map])}</output>}
    </section>
  )
}
