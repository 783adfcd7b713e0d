import { describe, expect, test } from 'vitest'
import { rowsInArea } from '#search/engine/area.ts'
import type { SearchArea } from '#search/filters/area.ts'

const places = {
  berlare: [51.031, 4.0],
  dendermonde: [51.028, 4.101],
  gent: [51.054, 3.725],
  nowhere: [NaN, NaN],
} as const
const names = Object.keys(places)
const column = (position: 0 | 1) => Float32Array.from(Object.values(places), (place) => place[position])
const points = {
  latitude: column(0),
  longitude: column(1),
  isTown: new Uint8Array(names.length),
  townLatitude: column(0),
  townLongitude: column(1),
}

function placesIn(area: SearchArea): readonly (string | undefined)[] {
  const rows = rowsInArea(area, { towns: names }, points)
  return names.filter((_, row) => rows[row] === 1)
}

const polygon = (...corners: readonly (readonly [latitude: number, longitude: number])[]): SearchArea => ({
  kind: 'polygon',
  points: corners.map(([latitude, longitude]) => ({ latitude, longitude })),
})

describe('an area of the map', () => {
  test('around a town: the town itself, its neighbour 7 km away, then Ghent at 20', () => {
    const around = (km: number) => placesIn({ kind: 'around', town: 'berlare', km })
    expect(around(5)).toEqual(['berlare'])
    expect(around(10)).toEqual(['berlare', 'dendermonde'])
    expect(around(20)).toEqual(['berlare', 'dendermonde', 'gent'])
  })

  test('around an unknown town, or one without a position, nothing is found', () => {
    expect(placesIn({ kind: 'around', town: 'nowhere', km: 50 })).toEqual([])
    expect(placesIn({ kind: 'around', town: 'atlantis', km: 50 })).toEqual([])
  })

  test('a box', () => {
    const southWest = { latitude: 51, longitude: 3.7 }
    expect(placesIn({ kind: 'box', southWest, northEast: { latitude: 51.1, longitude: 4.05 } })).toEqual([
      'berlare',
      'gent',
    ])
  })

  test('a triangle, clockwise or anticlockwise', () => {
    const corners = [
      [51.2, 4],
      [50.9, 3.9],
      [50.9, 4.2],
    ] as const
    expect(placesIn(polygon(...corners))).toEqual(['berlare', 'dendermonde'])
    expect(placesIn(polygon(...corners.toReversed()))).toEqual(['berlare', 'dendermonde'])
  })

  test('a horseshoe excludes the space between its arms', () => {
    const horseshoe = polygon(
      [50.9, 3.6],
      [51.2, 3.6],
      [51.2, 3.9],
      [51.0, 3.9],
      [51.0, 4.05],
      [51.2, 4.05],
      [51.2, 4.2],
      [50.9, 4.2],
    )
    expect(placesIn(horseshoe)).toEqual(['dendermonde', 'gent'])
  })

  test('a line encloses nothing', () => {
    expect(placesIn(polygon([51.031, 3], [51.031, 4.5], [51.031, 3]))).toEqual([])
  })
})
