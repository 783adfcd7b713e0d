import { smoothLine, smoothRing } from './smooth-line.ts'
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

/** Returns the drawing with smooth lines and round corners; points stay as they are. */
export function smoothRegion(region: FeatureCollection): FeatureCollection {
  return {
    ...region,
    features: region.features.map((feature) => {
      const { geometry } = feature
      if (geometry.type === 'LineString')
        return { ...feature, geometry: { ...geometry, coordinates: smoothLine(geometry.coordinates, 3) } }
      if (geometry.type !== 'Polygon') return feature
      const coordinates = geometry.coordinates.map((ring) => smoothRing(ring, 2))
      return { ...feature, geometry: { ...geometry, coordinates } }
    }),
  }
}
