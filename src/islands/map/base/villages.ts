import type { Feature, FeatureCollection, Position } from '#islands/map/markers/geo-json.ts'
import { smoothLine } from './smooth-line.ts'

/** Radius in metres of the built-up area that stands for a place, by its rank from 1. */
const radii = [5200, 2400, 1200, 780] as const

/** Degrees of latitude in a metre, and corners of an outline. */
const degree = 1 / 111_320
const corners = 22

/**
 * Returns the sign "here is a village" around each place of the drawing: an outline of its own, the same at each visit,
 * with arms along the nearest road. It is no fact about where houses stand, so the map zooms no nearer than to it.
 */
export function drawVillages(region: FeatureCollection): Feature[] {
  const roads = region.features.flatMap(({ geometry, properties }) =>
    geometry.type === 'LineString' && ['road', 'motorway'].includes(String(properties['kind']))
      ? [geometry.coordinates]
      : [],
  )
  return region.features.flatMap(({ geometry, properties }): Feature[] => {
    if (geometry.type !== 'Point' || properties['kind'] !== 'place') return []
    const outline = outlineOf(geometry.coordinates, properties, roads)
    return [
      {
        type: 'Feature',
        properties: { kind: 'built-up' },
        geometry: { type: 'Polygon', coordinates: [outline] },
      },
    ]
  })
}

function outlineOf(
  [longitude = 0, latitude = 0]: Position,
  { rank, slug }: Readonly<Record<string, unknown>>,
  roads: readonly (readonly Position[])[],
): Position[] {
  const random = seeded(String(slug))
  const narrow = Math.cos((latitude * Math.PI) / 180)
  const along = directionOf([longitude, latitude], narrow, roads) ?? random() * 3
  const across = along + (Math.PI / 2) * (random() < 0.5 ? 1 : -1) + (random() - 0.5) * 0.8
  const radius = (radii[Number(rank) - 1] ?? radii[3]) * degree
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    const arm = (direction: number, length: number): number =>
      Math.max(0, Math.cos(angle - direction) - 0.78) * length
    const reach = 0.52 + random() * 0.23 + arm(along, 4.6) + arm(along + Math.PI, 4.6) + arm(across, 2.6)
    return [
      longitude + (radius * reach * Math.cos(angle)) / narrow,
      latitude + radius * reach * Math.sin(angle),
    ]
  })
  return smoothLine([...ring, ...ring.slice(0, 1)], 0.9)
}

/** Returns the direction in radians, from east to north, of the road within some 3 km of a place. */
function directionOf(
  [longitude = 0, latitude = 0]: Position,
  narrow: number,
  roads: readonly (readonly Position[])[],
): number | undefined {
  let nearest = 0.03
  let direction: number | undefined
  for (const road of roads)
    for (const [at, [east = 0, north = 0]] of road.entries()) {
      const [nextEast = 0, nextNorth = 0] = road[at + 1] ?? [east, north]
      const away = Math.hypot(
        ((east + nextEast) / 2 - longitude) * narrow,
        (north + nextNorth) / 2 - latitude,
      )
      if (away >= nearest || at === road.length - 1) continue
      nearest = away
      direction = Math.atan2(nextNorth - north, (nextEast - east) * narrow)
    }
  return direction
}

/** Returns a function that gives the same numbers from 0 to 1 for the same text (mulberry32). */
function seeded(text: string): () => number {
  let state = [...text].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const once = Math.imul(state ^ (state >>> 15), state | 1)
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32
  }
}
