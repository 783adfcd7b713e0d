import '#styles/tokens.css'
import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { boundsOf } from '#islands/map/area-shape.ts'
import { openMap } from '#islands/map/create-listing-map.ts'
import { placeListings } from '#islands/map/listing-features.ts'
import { noFeatures } from '#islands/map/overlay-style.ts'
import { makePoints, type Scene } from '#scripts/bench/map/scene.ts'

/** How markers are drawn: by us into the canvas, or by the library's own elements. */
export type Kind = 'canvas' | 'elements'

/** Milliseconds to the first frame with markers, and between the frames of a pan. */
export type MapTimes = Readonly<{ first: number; frames: readonly number[] }>

const count = 1000
const labelOf = (row: number): string => `€ ${150 + ((row * 37) % 700)}.000`
const words = { surface: 'Kaart', attribution: 'Schematische kaart', attributionToggle: 'Bron' }

/** The library and the page's script are there; what follows is timed. */
async function measureMap(kind: Kind, scene: Scene): Promise<MapTimes> {
  const element = document.querySelector<HTMLElement>('#map')
  if (element === null) throw new Error('The page has no element for the map.')
  const points = makePoints(scene, count)
  const rows = Uint32Array.from({ length: count }, (_, row) => row)
  const startedAt = performance.now()
  const { features } = placeListings(rows, points)
  const { map } = await openMap(element, {
    base: { kind: 'schematic' },
    locale: 'nl',
    words,
    labelOf,
    bounds: boundsOf(features.features.map(({ geometry }) => geometry.coordinates)),
    isView: true,
    data: {
      listings: kind === 'canvas' ? features : noFeatures,
      active: noFeatures,
      area: noFeatures,
      drawing: noFeatures,
    },
  })
  if (kind === 'elements') {
    for (const { geometry, properties } of features.features) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const pin = Object.assign(document.createElement('div'), {
        className: 'pin',
        textContent: labelOf(properties.row),
      })
      new Marker({ element: pin, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map)
    }
  }
  await frameWithMarkers(map, kind)
  const first = performance.now() - startedAt
  map.triggerRepaint()
  await map.once('idle')
  return { first, frames: await pan(map) }
}

/** Resolves after the paint of the first frame with the base map and the markers. */
async function frameWithMarkers(map: LibreMap, kind: Kind): Promise<void> {
  const isThere = (): boolean => {
    if (map.getSource('region') === undefined || !map.isSourceLoaded('region')) return false
    return (
      kind === 'elements' || map.queryRenderedFeatures(undefined, { layers: ['clusters', 'pins'] }).length > 0
    )
  }
  while (!isThere()) await nextFrame()
  await nextFrame()
}

/** Pans as far as a hand would in three seconds, and returns the milliseconds between frames. */
async function pan(map: LibreMap): Promise<number[]> {
  const frames: number[] = []
  map.panBy([1200, 300], { duration: 3000, easing: (part) => part, essential: true })
  let before = await nextFrame()
  while (map.isMoving()) {
    const now = await nextFrame()
    frames.push(now - before)
    before = now
  }
  return frames
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

declare global {
  var measureMap: (kind: Kind, scene: Scene) => Promise<MapTimes>
}
globalThis.measureMap = measureMap
