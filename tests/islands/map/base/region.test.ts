import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadTowns } from '#data/config/agency/towns.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { countryOf } from '#data/place/country.ts'
import { createTownIndex } from '#data/place/town-index.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { distanceKm } from '#domain/place/distance.ts'
import { smoothRegion } from '#islands/map/base/load-region.ts'
import { smoothLine } from '#islands/map/base/smooth-line.ts'
import { drawVillages } from '#islands/map/base/villages.ts'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'

const drawn: FeatureCollection = JSON.parse(await readFile('data/map/region.json', 'utf8'))
const region = smoothRegion(drawn)
const own = await loadTowns(createDataSource('data', createProblemLog()))
const towns = createTownIndex(own)
type PlaceRecord = Readonly<{ City: string; Zip: string; CountryID: number }>
const records: readonly PlaceRecord[] = JSON.parse(await readFile('data/properties.json', 'utf8'))

/** Kilometres from a town to the nearest drawn point of a road or water. */
function nearestKm(slug: string, name: string): number {
  const town = towns.all().find((each) => each.slug === slug)
  const at = town?.coordinates ?? { latitude: NaN, longitude: NaN }
  const lines = region.features.flatMap(({ properties, geometry }) =>
    properties?.['name'] === name && geometry.type === 'LineString' ? geometry.coordinates : [],
  )
  return Math.min(
    ...lines.map(([longitude = NaN, latitude = NaN]) => distanceKm(at, { latitude, longitude })),
  )
}

test.each([
  ['Schelde', ['wetteren', 'schellebelle', 'wichelen', 'dendermonde', 'baasrode', 'temse', 'rupelmonde']],
  ['Dender', ['aalst', 'dendermonde']],
  ['Durme', ['lokeren', 'waasmunster', 'tielrode']],
  ['E17', ['lokeren', 'waasmunster', 'sint-niklaas', 'haasdonk']],
  ['E34', ['stekene', 'de-klinge', 'vrasene', 'melsele']],
  ['E40', ['massemen', 'oordegem', 'aalst']],
])('the %s passes where it passes', (name, slugs) => {
  for (const slug of slugs) expect(nearestKm(slug, name)).toBeLessThan(4.2)
})

test('every town of the records is on the map at its place', () => {
  const places = new Map(region.features.map(({ properties, geometry }) => [properties?.['slug'], geometry]))
  // A translation of a record has no place of its own.
  for (const { City, Zip, CountryID } of records.filter(({ City }) => City)) {
    const found = towns.find({ name: City, zip: Zip, country: countryOf(CountryID) })
    const { slug = '', coordinates: at = undefined } = found?.kind === 'one' ? found.town : {}
    expect([slug, places.get(slug)]).toEqual([
      slug,
      { type: 'Point', coordinates: [at?.longitude, at?.latitude] },
    ])
  }
})

test('a smooth line passes through its points, and a ring stays closed', () => {
  const line = [
    [0, 0],
    [1, 0],
    [1, 1],
  ]
  const flowing = smoothLine(line, 0.9)
  for (const point of line) expect(flowing).toContainEqual(point)
  expect([flowing[0], flowing.at(-1)]).toEqual([line[0], line[2]])
  expect(smoothLine(line, 0)).toContainEqual([0.5, 0])
  const ring = smoothLine([...line, [0, 0]], 0.9)
  expect(ring[0]).toEqual(ring.at(-1))
  for (const point of line) expect(ring).toContainEqual(point)
})

test('each place has an outline around it, the same at each visit, larger for a city than for a village', () => {
  const outlines = drawVillages(drawn)
  const places = drawn.features.filter(({ properties }) => properties['kind'] === 'place')
  expect(outlines).toHaveLength(places.length)
  expect(drawVillages(drawn)).toEqual(outlines)
  const radii = places.map(({ geometry, properties }, at) => {
    const outline = outlines[at]?.geometry
    if (geometry.type !== 'Point' || outline?.type !== 'Polygon') throw new Error('No outline.')
    const [longitude = NaN, latitude = NaN] = geometry.coordinates
    const away = outline.coordinates
      .flat()
      .map(([east = NaN, north = NaN]) =>
        distanceKm({ latitude, longitude }, { latitude: north, longitude: east }),
      )
    return { rank: Number(properties['rank']), least: Math.min(...away), most: Math.max(...away) }
  })
  for (const { least } of radii) expect(least).toBeGreaterThan(0.2)
  const mostOf = (rank: number) =>
    Math.max(...radii.filter((each) => each.rank === rank).map(({ most }) => most))
  expect(mostOf(4)).toBeLessThan(mostOf(3))
  expect(mostOf(3)).toBeLessThan(mostOf(1))
})
