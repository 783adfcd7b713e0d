import regionUrl from '../../../../data/map/region.json?url'
import { smoothLine, smoothRing } from './smooth-line.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'

let loading: Promise<FeatureCollection> | undefined

/** Loads the project's own drawing of the region once; rejects when it cannot be had, and tries again when asked again. */
export function loadRegion(): Promise<FeatureCollection> {
  loading ??= fetchRegion().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchRegion(): Promise<FeatureCollection> {
  const response = await fetch(regionUrl)
  if (!response.ok) throw new Error(`The map's drawing answered ${response.status}.`)
  const region: FeatureCollection = await response.json()
  return smoothRegion(region)
}

/** Returns the drawing with flowing lines and round corners; points stay as they are. */
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
