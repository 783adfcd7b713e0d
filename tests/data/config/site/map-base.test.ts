import { expect, test } from 'vitest'
import { toMapBase } from '#data/config/site/to-map-base.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

type MapRecord = NonNullable<Parameters<typeof toMapBase>[0]>

function read(map: Partial<MapRecord> | undefined) {
  const log = createProblemLog()
  const base = toMapBase(map && { hosts: [], ...map }, log.record('site.json'))
  return { base, problems: log.problems }
}
const attribution = '© OpenStreetMap contributors'

test('without a map the project draws its own', () => {
  expect(read(undefined)).toEqual({ base: { kind: 'schematic' }, problems: [] })
})

test('tiles with a key are asked of their host, which the policy then allows', () => {
  const { base, problems } = read({
    rasterTiles: 'https://tiles.example:8443/{z}/{x}/{y}.png?key={key}',
    key: 'a b',
    attribution,
    maxZoom: 18,
  })
  expect(problems).toEqual([])
  expect(base).toEqual({
    kind: 'raster',
    url: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=a%20b',
    attribution,
    minZoom: 0,
    maxZoom: 18,
    hosts: ['https://tiles.example:8443'],
  })
})

test('an archive of the site itself needs no other host; a style may name more', () => {
  expect(read({ pmtilesUrl: '/map/region.pmtiles', attribution }).base).toMatchObject({
    kind: 'pmtiles',
    hosts: [],
  })
  expect(
    read({ styleUrl: 'https://a.example/style.json', hosts: ['b.example'], attribution }).base,
  ).toMatchObject({ kind: 'style', hosts: ['https://a.example', 'https://b.example'] })
})

test.each([
  ['map', {}],
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
  expect(base).toEqual({ kind: 'schematic' })
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', field, remedy: expect.stringMatching(/\w/) }),
  ])
})
