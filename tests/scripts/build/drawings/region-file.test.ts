import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FeatureCollection } from '#islands/map/markers/geo-json.ts'
import { drawRegion, regionFile } from '#scripts/build/drawings/region-file.ts'
import { loadSite } from '#site'
import { createSite } from '#tests/support/catalogue/catalogue-factory.ts'

const { theme } = (await loadSite()).catalogue
const { colors } = theme
const region: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'river', name: 'Durme', width: 3 },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [0.1, 0],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'place', slug: 'zele', rank: 3 },
      geometry: { type: 'Point', coordinates: [4, 51] },
    },
  ],
}
const svg = drawRegion(region, ([x = 0, y = 0]) => [Math.round(x * 1000), Math.round(y * 1000)], colors)

test('the region is drawn once in the theme’s colours of light and dark, a river with its bank, a place with its outline', () => {
  const rgb = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')
  const [light = '', dark = ''] = svg.split('@media (prefers-color-scheme:dark)')
  expect(light).toContain(`.river{stroke:rgb(${rgb(colors['map-water'].light)})}`)
  expect(dark).toContain(`.river{stroke:rgb(${rgb(colors['map-water'].dark)})}`)
  expect(svg.match(/d="M0 0l100 0"/g)).toHaveLength(2)
  expect(/<g class="built-up"><path d="M[\d -]+l[\d -]+z"\/>/.test(svg)).toBe(true)
})

test('a picture of the demo’s region is small enough for a page', () => {
  const { map } = createSite()
  const site = { ...createSite(), map: { ...map, home: { longitude: 4.05, latitude: 51.09, zoom: 10 } } }
  const [path, drawn] = regionFile({
    catalogue: { site, theme },
    files: [{ path: map.drawing.url, file: 'data/map/region.json' }],
  })
  expect(path).toBe('/drawings/region.svg')
  expect(String(drawn).length).toBeLessThan(80_000)
  expect(readFileSync('data/map/region.json', 'utf8').match(/"kind": ?"river"/g)).toHaveLength(
    (/<g class="river"[^>]*>(.*?)<\/g>/.exec(String(drawn))?.[1]?.match(/<path/g)?.length ?? 0) - 1,
  )
  expect(() => regionFile({ catalogue: { site, theme }, files: [] })).toThrow(map.drawing.url)
})
