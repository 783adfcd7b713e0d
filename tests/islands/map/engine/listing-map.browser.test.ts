import type { Map as LibreMap } from 'maplibre-gl'
import { describe, expect, test } from 'vitest'
import { noFeatures, toFeatureCollection } from '#islands/map/base/overlay-style.ts'
import { showOn } from '#islands/map/engine/listing-map.ts'
import { home, openBareMap, size } from '#tests/support/island/bare-map.ts'
import { find } from '#tests/support/island/page.ts'

/** Waits until a map has come to rest. */
async function rest(map: LibreMap): Promise<void> {
  await expect.poll(() => map.isMoving()).toBe(false)
}

describe('a map', () => {
  test('tells what it shows, from corner to corner', () => {
    const { live } = openBareMap()
    const { southWest, northEast } = live.view()
    expect(live.project(southWest).map(Math.round)).toEqual([0, size.height])
    expect(live.project(northEast).map(Math.round).map(Math.abs)).toEqual([size.width, 0])
    expect(live.project(home).map(Math.round)).toEqual([450, 300])
  })

  test('zooms by steps', async () => {
    const { map, live } = openBareMap()
    live.zoomBy(1)
    await rest(map)
    expect(map.getZoom()).toBeCloseTo(11, 5)
    live.zoomBy(-1)
    await rest(map)
    expect(map.getZoom()).toBeCloseTo(10, 5)
  })

  test('brings a box into view beside its tools', async () => {
    const { map, live } = openBareMap()
    live.fit([4.3, 51.2, 4.5, 51.3])
    await rest(map)
    const [left, top] = live.project({ longitude: 4.3, latitude: 51.3 })
    const [right, bottom] = live.project({ longitude: 4.5, latitude: 51.2 })
    expect([left >= 43, top >= 83, right <= size.width - 43, bottom <= size.height - 39]).toEqual(
      [left, top, right, bottom].map(() => true),
    )
    expect(map.getZoom()).toBeGreaterThan(10)
  })

  test.each([
    ['that are near each other, as near as it goes', [4, 51, 4.0001, 51.0001], 12.25],
    ['that are apart, until they fill it', [4, 51, 4.2, 51.02], 11.26],
    ['that are far apart, by a step', [3, 50, 5, 52], 11],
  ] as const)('parts homes %s', async (_homes, bounds, zoom) => {
    const { map, live } = openBareMap()
    live.split(bounds)
    await rest(map)
    expect(map.getZoom()).toBeCloseTo(zoom, 1)
    expect(map.getCenter().lng).toBeCloseTo((bounds[0] + bounds[2]) / 2, 2)
  })

  test('follows a place until one stops to', async () => {
    const { map, live } = openBareMap()
    const places: number[] = []
    const stop = live.follow(home, (x) => void places.push(Math.round(x)))
    expect(places).toEqual([450])
    map.jumpTo({ center: [4.1, 51] })
    await expect.poll(() => (places.at(-1) ?? 450) < 400).toBe(true)
    const { length } = places
    stop()
    map.jumpTo({ center: [4.2, 51] })
    expect(places).toHaveLength(length)
  })

  test.each([
    ['covers it', { left: 300, top: 200, width: 400, height: 400 }, true],
    ['touches its tip', { left: 300, top: 310, width: 400, height: 200 }, true],
    ['stands below it', { left: 300, top: 320, width: 400, height: 200 }, false],
    ['touches its upper edge', { left: 300, top: 0, width: 400, height: 270 }, true],
    ['stands above it', { left: 300, top: 0, width: 400, height: 250 }, false],
    ['stands on its left', { left: 0, top: 200, width: 440, height: 400 }, false],
    ['stands on its right', { left: 460, top: 200, width: 400, height: 400 }, false],
  ])('moves a pin above a card that %s', async (_where, box, isMoved) => {
    const { map, live } = openBareMap()
    const frame = find('#map').getBoundingClientRect()
    const card = document.createElement('p')
    card.style.cssText = `position: fixed; margin: 0; left: ${frame.left + box.left}px; top: ${frame.top + box.top}px; width: ${box.width}px; height: ${box.height}px`
    document.body.append(card)
    live.uncover(home, card)
    await rest(map)
    const [x, y] = live.project(home)
    expect(Math.round(x)).toBe(450)
    expect(Math.round(y)).toBe(isMoved ? (box.top + 40) / 2 : 300)
  })

  test('leaves a double click to the drawing while one is open', () => {
    const { map, live } = openBareMap()
    live.setDrawing(true)
    expect(map.doubleClickZoom.isEnabled()).toBe(false)
    live.setDrawing(false)
    expect(map.doubleClickZoom.isEnabled()).toBe(true)
  })

  test('tells its middle once it has come to rest', async () => {
    const { map, live } = openBareMap()
    const told: number[] = []
    live.onceIdle(({ longitude }) => void told.push(longitude))
    expect(told).toEqual([4])
    map.easeTo({ center: [4.1, 51], duration: 200 })
    live.onceIdle(({ longitude }) => void told.push(longitude))
    expect(told).toHaveLength(1)
    await expect.poll(() => told.length).toBe(2)
    expect(told[1]).toBeCloseTo(4.1, 5)
  })

  test('takes the focus without moving the page', () => {
    const { live } = openBareMap()
    document.body.style.paddingTop = '3000px'
    live.focus()
    expect([document.activeElement?.tagName, scrollY]).toEqual(['CANVAS', 0])
    document.body.style.paddingTop = ''
  })

  test('draws no layers of what has no features', async () => {
    const { map } = openBareMap()
    await expect.poll(() => map.isStyleLoaded()).toBe(true)
    for (const source of ['area', 'near']) map.addSource(source, { type: 'geojson', data: noFeatures })
    for (const [id, source] of [
      ['area', 'area'],
      ['area-edge', 'area'],
      ['near-ring', 'near'],
    ] as const)
      map.addLayer({ id, source, type: 'fill', layout: { visibility: 'none' } })
    const data = {
      listings: noFeatures,
      active: noFeatures,
      area: noFeatures,
      drawing: noFeatures,
      near: noFeatures,
    }
    const show = showOn(map, data)
    const visible = () =>
      map.getLayersOrder().filter((layer) => map.getLayoutProperty(layer, 'visibility') !== 'none')
    const features = toFeatureCollection([
      { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [4, 51] } },
    ])
    show('area', features)
    expect([visible(), data.area]).toEqual([['area', 'area-edge'], features])
    expect(await map.getSource('area')?.serialize()).toMatchObject({ data: features })
    show('area', noFeatures)
    expect([visible(), data.area]).toEqual([[], noFeatures])
    // What the style has no source for comes with the next one.
    show('drawing', features)
    expect(data.drawing).toEqual(features)
  })
})
