import { expect, test } from 'vitest'
import { readPalette } from '#islands/map/base/palette.ts'
import { clusterSize, markerOf, pinHeight, pinWidth, toImage } from '#islands/map/markers/marker-images.ts'

for (const [name, color] of Object.entries({
  overlay: 'rgb(1, 2, 3)',
  'on-overlay': 'white',
  accent: 'rgb(9, 8, 7)',
  'map-town': 'rgb(4, 5, 6)',
  'map-label': 'rgb(7, 7, 0)',
}))
  document.documentElement.style.setProperty(`--${name}`, color)
const palette = readPalette(document.body)

/** The label of a pin tells its row from the number of homes at its point. */
const labelOf = (row: number, count: number) => `${row} ${'×'.repeat(count)}`

/** Returns the colour of a px of an image, which no shadow or letter is on. */
function colorAt(id: string, x: number, y: number): string {
  const marker = markerOf(id, palette, labelOf)
  if (marker === undefined) throw new Error(`no marker ${id}`)
  const { image, pixelRatio } = toImage(marker)
  const at = (Math.round(y * pixelRatio) * image.width + Math.round(x * pixelRatio)) * 4
  return image.data.slice(at, at + 3).join()
}

test.each([
  ['pin/7/2', '1,2,3'],
  ['seen/7/2', '4,5,6'],
  ['active/7/2', '9,8,7'],
])('%s is a pin as wide as its label, in its colour', (id, color) => {
  const marker = markerOf(id, palette, labelOf)
  expect([marker?.width, marker?.height]).toEqual([pinWidth('7 ××') + 16, pinHeight + 14])
  expect(colorAt(id, 13, 12)).toBe(color)
  expect(colorAt(id, pinWidth('7 ××') / 2 + 8, pinHeight + 10)).toBe(color)
})

test.each([
  [99, 44],
  [100, 52],
  [999, 52],
  [1000, 60],
])('%d homes are a circle of %d px', (count, size) => {
  const marker = markerOf(`cluster/${count}`, palette, labelOf)
  expect([clusterSize(count), marker?.width, marker?.height]).toEqual([size, size + 16, size + 16])
  expect(colorAt(`cluster/${count}`, size / 2 + 8, 14)).toBe('9,8,7')
})

test('a motorway has a shield, and an unknown image nothing', () => {
  expect(markerOf('shield/E17', palette, labelOf)?.height).toBe(18)
  expect(colorAt('shield/E17', 8, 2)).toBe('7,7,0')
  expect(markerOf('tree/1', palette, labelOf)).toBeUndefined()
})
