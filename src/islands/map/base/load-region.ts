import { smoothLine } from './smooth-line.ts'
import { drawVillages } from './villages.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'

let loading: Promise<FeatureCollection> | undefined

/** Loads the agency's drawing of its region once; rejects when it fails, after which the next call tries again. */
export function loadRegion(url: string): Promise<FeatureCollection> {
  loading ??= fetchRegion(url).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchRegion(url: string): Promise<FeatureCollection> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The drawing of the region answered ${response.status}.`)
  const region: FeatureCollection = await response.json()
  return smoothRegion(region)
}

/** How round the bends of what is no road are: water and woods more than roads. */
const tensions: Readonly<Record<string, number>> = { river: 0.9, canal: 0.9, water: 0.95, green: 0.9 }

/** Returns the drawing with smooth lines and outlines of its villages; points stay as they are. */
export function smoothRegion(region: FeatureCollection): FeatureCollection {
  const smooth = region.features.map((feature) => {
    const { geometry, properties } = feature
    const tension = tensions[String(properties['kind'])] ?? 0.5
    if (geometry.type === 'Point') return feature
    if (geometry.type === 'LineString')
      return { ...feature, geometry: { ...geometry, coordinates: smoothLine(geometry.coordinates, tension) } }
    const coordinates = geometry.coordinates.map((ring) => smoothLine(ring, tension))
    return { ...feature, geometry: { ...geometry, coordinates } }
  })
  return { ...region, features: [...smooth, ...drawVillages(region)] }
}
