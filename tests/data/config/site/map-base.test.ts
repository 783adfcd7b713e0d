import { expect, test } from 'vitest'
import { toMapBase } from '#data/config/site/to-map-base.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

type MapRecord = NonNullable<Parameters<typeof toMapBase>[0]>

const drawing = { url: '/map/region.json', maxZoom: 12 }

function read(map: Partial<MapRecord> | undefined) {
  const log = createProblemLog()
  const base = toMapBase(map && { hosts: [], ...map }, drawing, log.record('site.json'))
  return { base, problems: log.problems }
}
const home = { latitude: 50.46, longitude: 4.87, zoom: 10 }
const belgium = { latitude: 50.6, longitude: 4.6, zoom: 7.5 }
const schematic = { kind: 'schematic', drawing, home: belgium }
const attribution = '© OpenStreetMap contributors'

test('without an address the map is the drawing of the region, opened at the configured place', () => {
  expect(read(undefined)).toEqual({ base: schematic, problems: [] })
  expect(read({ home })).toEqual({ base: { ...schematic, home }, problems: [] })
})

test('tiles with a key load from their host, which the policy allows', () => {
  const { base, problems } = read({
    rasterTiles: 'https://tiles.example:8443/{z}/{x}/{y}.png?key={key}',
    key: 'a b',
    attribution,
    maxZoom: 18,
  })
  expect(problems).toEqual([])
  expect(base).toEqual({
    kind: 'raster',
    home: belgium,
    drawing,
    url: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=a%20b',
    attribution,
    minZoom: 0,
    maxZoom: 18,
    hosts: ['https://tiles.example:8443'],
  })
})

test('an archive on the site itself needs no other host, a style may name several', () => {
  expect(read({ pmtilesUrl: '/map/region.pmtiles', attribution }).base).toMatchObject({
    kind: 'pmtiles',
    hosts: [],
  })
  expect(
    read({ styleUrl: 'https://a.example/style.json', hosts: ['b.example'], attribution }).base,
  ).toMatchObject({ kind: 'style', hosts: ['https://a.example', 'https://b.example'] })
})

test.each([
  ['map', { attribution }],
  ['map', { styleUrl: 'https://a.example/s.json', pmtilesUrl: '/a.pmtiles', attribution }],
  ['map.styleUrl', { styleUrl: 'http://a.example/s.json', attribution }],
  ['map.styleUrl', { styleUrl: '//a.example/s.json', attribution }],
  ['map.pmtilesUrl', { pmtilesUrl: 'javascript:alert(1)', attribution }],
  ['map.rasterTiles', { rasterTiles: 'https://a.example/tiles.png', attribution }],
  ['map.styleUrl', { styleUrl: 'https://a.example/s.json?key={key}', attribution }],
  ['map.styleUrl', { styleUrl: 'https://a.example/s.json', key: 'k', attribution }],
  ['map.attribution', { pmtilesUrl: '/a.pmtiles' }],
  ['map.minZoom', { pmtilesUrl: '/a.pmtiles', attribution, minZoom: 12, maxZoom: 9 }],
  ['map.hosts[0]', { pmtilesUrl: '/a.pmtiles', attribution, hosts: ["x; script-src 'unsafe-inline'"] }],
])('what does not hold is named with its remedy, and the own drawing stays: %s', (field, map) => {
  const { base, problems } = read(map)
  expect(base).toEqual(schematic)
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', field, remedy: expect.stringMatching(/\w/) }),
  ])
})
