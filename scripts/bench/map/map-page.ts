import { createWords } from '#i18n/create-words.ts'
import '#styles/base/tokens.css'
import type { Map as LibreMap } from 'maplibre-gl'
import { boundsOf } from '#islands/map/area/area-shape.ts'
import { openMap } from '#islands/map/engine/create-listing-map.ts'
import { placeListings } from '#islands/map/markers/listing-features.ts'
import { loadRegion } from '#islands/map/base/load-region.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import regionUrl from '../../../data/map/region.json?url'
import styleSheetUrl from '#styles/map/map.css?url'
import { loadMarkerFont } from '#islands/map/markers/marker-images.ts'
import { noFeatures } from '#islands/map/base/overlay-style.ts'
import { type MapPicture, paintMap } from '#islands/map/picture/paint-map.ts'
import { makePoints, type Scene } from '#scripts/bench/map/scene.ts'

/** Milliseconds until markers are first visible, and until the map itself has drawn them. */
export type OpeningTimes = Readonly<{ painted: number; drawn: number }>

const count = 1000
const labelOf = (row: number): string => `€ ${150 + ((row * 37) % 700)}.000`
const said = {
  'map.surface': 'Kaart',
  'map.attribution': 'Schematische kaart',
  'map.attributionToggle': 'Bron',
}

/** Starts after the library and the page's other files have loaded. */
async function measureOpening(scene: Scene): Promise<OpeningTimes> {
  const element = document.querySelector<HTMLElement>('#map')
  if (element === null) throw new Error('The page has no element for the map.')
  const points = makePoints(scene, count)
  const rows = Uint32Array.from({ length: count }, (_, row) => row)
  const [region] = await Promise.all([loadRegion(regionUrl), loadStyleSheet(styleSheetUrl), loadMarkerFont()])
  const startedAt = performance.now()
  const { features } = placeListings(rows, points, new Set())
  const bounds = boundsOf(features.features.map(({ geometry }) => geometry.coordinates))
  const opening = {
    base: {
      kind: 'schematic',
      home: { longitude: 4.05, latitude: 51.09, zoom: 10 },
      drawing: { url: regionUrl, maxZoom: 15 },
    },
    bounds,
    isView: true,
    labelOf,
  } as const
  const painting = paintPicture(element, { ...opening, region, listings: features })
  const { map } = await openMap(element, {
    ...opening,
    locale: 'nl',
    t: createWords(said, 'nl-BE').t,
    data: {
      listings: features,
      active: noFeatures,
      area: noFeatures,
      drawing: noFeatures,
    },
  })
  await frameWithMarkers(map)
  const drawn = performance.now() - startedAt
  map.triggerRepaint()
  await map.once('idle')
  const painted = await painting
  painted.canvas.remove()
  opened = map
  return { painted: painted.at - startedAt, drawn }
}

let opened: LibreMap | undefined

/** Paints the preview in place of the map, as a page does; returns when it was visible. */
async function paintPicture(
  element: HTMLElement,
  picture: MapPicture,
): Promise<Readonly<{ canvas: HTMLCanvasElement; at: number }>> {
  const canvas = Object.assign(document.createElement('canvas'), { className: 'map__picture' })
  element.after(canvas)
  paintMap(canvas, picture)
  await nextFrame()
  await new Promise((resolve) => setTimeout(resolve))
  return { canvas, at: performance.now() }
}

/** Resolves after the first frame with the base map and the markers. */
async function frameWithMarkers(map: LibreMap): Promise<void> {
  const isThere = (): boolean => {
    if (map.getSource('region') === undefined || !map.isSourceLoaded('region')) return false
    return map.queryRenderedFeatures(undefined, { layers: ['clusters', 'pins'] }).length > 0
  }
  while (!isThere()) await nextFrame()
  await nextFrame()
}

/** Pans the map for three seconds and returns the milliseconds between frames. */
async function measurePan(): Promise<readonly number[]> {
  const map = opened
  if (map === undefined) throw new Error('No map is open.')
  map.panBy([1200, 300], { duration: 3000, easing: (part) => part, essential: true })
  return timeFrames(() => map.isMoving())
}

/** Clears a canvas of the map's size for a second: the highest frame rate possible on this machine. */
async function measureEmpty(): Promise<readonly number[]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: innerWidth, height: innerHeight })
  document.body.replaceChildren(canvas)
  const gl = canvas.getContext('webgl2')
  const endsAt = performance.now() + 1000
  return timeFrames((now) => {
    gl?.clearColor(now % 1, 0, 0, 1)
    gl?.clear(gl.COLOR_BUFFER_BIT)
    return now < endsAt
  })
}

async function timeFrames(goesOn: (now: number) => boolean): Promise<readonly number[]> {
  const frames: number[] = []
  let before = await nextFrame()
  while (goesOn(before)) {
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
  var measureOpening: (scene: Scene) => Promise<OpeningTimes>
  var measurePan: () => Promise<readonly number[]>
  var measureEmpty: () => Promise<readonly number[]>
}
Object.assign(globalThis, { measureOpening, measurePan, measureEmpty })
