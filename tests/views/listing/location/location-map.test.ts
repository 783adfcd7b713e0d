import { expect, test } from 'vitest'
import { berlare, sintNiklaas, sintPauwels } from '#tests/support/catalogue/catalogue-factory.ts'
import { viewLocationMap } from '#views/listing/location/location-map.ts'

const origin = { latitude: 51.1, longitude: 4.05 }
const at = { latitude: 51.1, longitude: 4.05 }
const near = { ...sintPauwels, coordinates: { latitude: 51.1, longitude: 4.14 } }

test('a page shows the part of the region around its home, with the towns where the drawing has them', () => {
  const here = viewLocationMap(at, 'Berlare', { origin, towns: [berlare, near, sintNiklaas] }, 'nl')
  expect(here?.region).toBe('/drawings/region.svg#svgView(viewBox(-320,-170,640,340))')
  // 0.09 degrees of longitude are 6.3 km here, at 30 units in a km.
  expect(here?.towns).toContainEqual({ x: 509, y: 170, name: 'Sint-Pauwels' })
  // A home 1 km further north shows what lies 30 units higher.
  const north = viewLocationMap(
    { ...at, latitude: at.latitude + 1 / 111.32 },
    'Berlare',
    { origin, towns: [near] },
    'nl',
  )
  expect(north?.region).toContain('viewBox(-320,-200,')
  expect(north?.towns).toContainEqual({ x: 509, y: 200, name: 'Sint-Pauwels' })
})

test('a town near the edge or behind another name has none', () => {
  const far = { ...near, slug: 'far', coordinates: { latitude: 51.1, longitude: 4.2 } }
  const same = { ...near, slug: 'same', coordinates: { latitude: 51.1, longitude: 4.141 } }
  expect(viewLocationMap(at, 'Berlare', { origin, towns: [far, near, same] }, 'nl')?.towns).toHaveLength(1)
})
