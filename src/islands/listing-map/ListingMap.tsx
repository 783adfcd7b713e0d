import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Bounds } from '#islands/map/area/area-shape.ts'
import type { ListingMap as LiveMap } from '#islands/map/engine/listing-map.ts'
import { MapZoom } from '../map/MapZoom.tsx'
import type { ListingMapWords } from '../gallery/listing-words.ts'

type ListingMapProps = Readonly<{
  at: Coordinates
  /** Zoom of Web Mercator tiles of 512 px: 12 is a town, 16 a street. */
  zoom: number
  /** Label of the marker. */
  name: string
  base: MapBase
  locale: Locale
  words: ListingMapWords
}>

/** The map of one listing, with one marker. */
export function ListingMap({ at, zoom, name, base, locale, words }: ListingMapProps) {
  const host = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LiveMap | 'loading' | 'failed' | 'unsupported'>('loading')
  const start = useRef({ at, zoom, name, base, locale, words })

  useEffect(() => {
    const element = host.current
    if (element === null) return
    showMap(element, start.current).then(
      (made) => {
        setMap(made)
        return made.focus()
      },
      () => setMap(canDraw() ? 'failed' : 'unsupported'),
    )
  }, [])

  const isReady = typeof map === 'object'
  return (
    <section className="map" aria-label={words.label} data-state={isReady ? 'ready' : map}>
      <div className="map__canvas" ref={host} />
      {isReady ? (
        <MapZoom words={words} onZoom={(levels) => map.zoomBy(levels)} />
      ) : (
        <output className="map__note">{words[map]}</output>
      )}
    </section>
  )
}

async function showMap(
  element: HTMLElement,
  { at, zoom, name, base, locale, words }: ListingMapProps,
): Promise<LiveMap> {
  // Loaded after the first render, so that the loading message shows before this large library arrives.
  const { createListingMap } = await import('#islands/map/engine/create-listing-map.ts')
  const map = await createListingMap(element, {
    base,
    locale,
    words,
    labelOf: () => name,
    bounds: tileBounds(at, zoom),
    isView: true,
    listeners: {
      onPress: ignore,
      onDoublePress: ignore,
      onPoint: ignore,
      onMoved: ignore,
      onTargets: ignore,
      onDrawn: ignore,
      onAvailable: ignore,
    },
  })
  map.show('active', {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { row: 0, count: 1 },
        geometry: { type: 'Point', coordinates: [at.longitude, at.latitude] },
      },
    ],
  })
  return map
}

function ignore(): void {
  // The only marker has no link.
}

/** A box as wide as one tile of a zoom level. */
function tileBounds({ latitude, longitude }: Coordinates, zoom: number): Bounds {
  const half = 180 / 2 ** zoom
  return [longitude - half, latitude - half / 2, longitude + half, latitude + half / 2]
}

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
