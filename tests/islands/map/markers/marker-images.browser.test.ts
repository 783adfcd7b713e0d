import { expect, test } from 'vitest'
import { mixColors, readPalette } from '#islands/map/base/palette.ts'
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

const labelOf = (row: number) => `€ ${row}`

/** Returns the colour of a px of an image, which no shadow or letter is on. */
function colorAt(id: string, x: number, y: number): string {
  const marker = markerOf(id, palette, labelOf)
  if (marker === undefined) throw new Error(`no marker ${id}`)
  const { image, pixelRatio } = toImage(marker)
  const at = (Math.round(y * pixelRatio) * image.width + Math.round(x * pixelRatio)) * 4
  return image.data.slice(at, at + 3).join()
}

test.each([
  ['pin', '1,2,3'],
  ['seen', '4,5,6'],
  ['active', '9,8,7'],
])('a %s price is as wide as its label, in its colour, with a tip towards its home', (look, color) => {
  const [width, height] = [pinWidth('€ 7'), pinHeight]
  const tips = {
    above: [width / 2, height + 3],
    below: [width / 2, -3],
    left: [width + 3, height / 2],
    right: [-3, height / 2],
  }
  for (const [side, [x = 0, y = 0]] of Object.entries(tips)) {
    const id = `${side}/${look}/7`
    const marker = markerOf(id, palette, labelOf)
    expect([marker?.width, marker?.height]).toEqual([width + 16, height + 16])
    expect([id, colorAt(id, 13, 12)]).toEqual([id, color])
    expect([id, colorAt(id, x + 8, y + 8)]).toEqual([id, color])
  }
})

test.each([
  [2, 40],
  [9, 46],
  [43, 60],
  [1000, 60],
])('%d homes are a circle of %d px', (count, size) => {
  const marker = markerOf(`circle/${count}`, palette, labelOf)
  expect([clusterSize(count), marker?.width, marker?.height]).toEqual([size, size + 16, size + 16])
  expect(colorAt(`circle/${count}`, size / 2 + 8, 14)).toBe('9,8,7')
})

test('a motorway has a shield, and an unknown image nothing', () => {
  expect(markerOf('shield/E17', palette, labelOf)?.height).toBe(18)
  expect(colorAt('shield/E17', 8, 2)).toBe('7,7,0')
  expect(markerOf('tree/1', palette, labelOf)).toBeUndefined()
})

test('the edge of a village is a part of the colour of names in that of villages', () => {
  expect(mixColors('rgb(100, 0, 200)', 0.25, 'rgb(0, 40, 200)')).toBe('rgb(25, 30, 200)')
  expect(palette.townEdge).toBe(mixColors('rgb(7, 7, 0)', 0.22, 'rgb(4, 5, 6)'))
})
