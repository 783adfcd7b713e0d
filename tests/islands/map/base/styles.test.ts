import { expect, test } from 'vitest'
import { noFeatures, withOverlay } from '#islands/map/base/overlay-style.ts'
import { schematicStyle } from '#islands/map/base/schematic-style.ts'
import { rasterStyle } from '#islands/map/base/tile-style.ts'
import { vectorStyle } from '#islands/map/base/vector-style.ts'

const color = '#2b361e'
const palette = {
  background: '#111111',
  region: color,
  town: color,
  townEdge: color,
  green: color,
  water: '#222222',
  bank: color,
  road: color,
  roadCasing: color,
  motorway: color,
  casing: color,
  rail: color,
  label: color,
  name: color,
  waterLabel: color,
  area: color,
  pin: color,
  pinText: color,
  activePin: color,
  activePinText: color,
  cluster: color,
  clusterText: color,
  areaPoint: color,
  shadow: color,
  fonts: "'Text Font',sans-serif",
  titleFonts: "'Title Font',serif",
}
const base = { attribution: '© Test', minZoom: 3, maxZoom: 14 }
const data = {
  listings: noFeatures,
  active: noFeatures,
  area: noFeatures,
  drawing: noFeatures,
  near: noFeatures,
}
const styles = {
  schematic: schematicStyle({ region: noFeatures, palette, locale: 'fr', attribution: 'Carte schématique' }),
  raster: rasterStyle({ ...base, tiles: ['https://tiles.example/{z}/{x}/{y}.png'] }, palette),
  archive: rasterStyle({ ...base, url: 'pmtiles://https://tiles.example/a.pmtiles' }, palette),
  vector: vectorStyle({ ...base, url: 'pmtiles://https://tiles.example/a.pmtiles' }, palette, 'de'),
}

test.each(Object.entries(styles))(
  'the %s map carries the listings, each layer once, from what it has',
  (_name, style) => {
    const { layers, sources } = withOverlay(style, data, palette)
    const ids = layers.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).toEqual(expect.arrayContaining(['listings', 'active']))
    const used = layers.flatMap((layer) => (layer.type === 'background' ? [] : [layer.source]))
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(used))
  },
)

test('no base map loads fonts or images from third parties', () => {
  for (const style of Object.values(styles)) {
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
  }
})

test('markers are above the names, which move aside for them', () => {
  const ids = withOverlay(styles.schematic, data, palette).layers.map(({ id }) => id)
  for (const name of ['village', 'town', 'city'])
    expect(ids.indexOf(name)).toBeLessThan(ids.indexOf('listings'))
})

test('lit prices keep names away too', () => {
  const layers = withOverlay(styles.schematic, data, palette).layers
  expect(layers.find(({ id }) => id === 'active')?.layout).not.toHaveProperty('icon-ignore-placement')
})

test('the schematic map has its attribution and the given colours', () => {
  expect(styles.schematic.sources['region']).toMatchObject({ attribution: 'Carte schématique' })
  expect(styles.schematic.layers[0]).toMatchObject({ paint: { 'background-color': '#111111' } })
})
