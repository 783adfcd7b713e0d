import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { MapBase } from '#domain/place/map-base.ts'
import { loadListingWords } from '#islands/gallery/listing-words.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { ListingMap } from '#islands/listing-map/ListingMap.tsx'
import { answerPress } from '#islands/listing-map/open-map.tsx'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/map/map.css?url'
import {
  button,
  expectRemoved,
  pixels,
  region,
  said,
  foreign,
  schematic,
  theme,
} from '#tests/support/island/live-map.tsx'
import { dropWebgl } from '#tests/support/island/no-webgl.ts'
import { builtFiles, find, serve, showPage, textsOf } from '#tests/support/island/page.ts'

const page = (query: string) =>
  `<section><figure><div class="map-frame" style="${theme}; width: 600px; height: 100px">
  <a href="https://maps.example/?query=${query}" data-map="16">Open</a></div></figure>
  <p class="locmap__address"> Donklaan 12, 9290 Berlare </p></section>`
const state = () => document.querySelector('.map')?.getAttribute('data-state')

/** Shows the map of a home, whose street is known from zoom 14 on. */
async function open(zoom: number, base: MapBase = schematic) {
  showPage(`<div id="map" style="${theme}; width: 600px; height: 400px"></div>`)
  const [{ numberTag, messages }] = await Promise.all([loadListingWords(), loadStyleSheet(styleSheetUrl)])
  const props = { base, zoom, at: { latitude: 51.03, longitude: 3.98 }, name: 'Donklaan 12' }
  return await render(
    <WordsProvider lang={numberTag} messages={messages}>
      <ListingMap {...props} address="Donklaan 12, 9290 Berlare" locale="nl" />
    </WordsProvider>,
    { container: find('#map') },
  )
}

beforeEach(() => {
  document.documentElement.lang = 'nl-BE'
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warned.mockRestore())
})

// First: what is loaded stays so.
test('a map whose drawing does not load says so', async () => {
  serve(builtFiles())
  await open(16)
  expect([state(), said()]).toEqual(['loading', 'De kaart wordt geladen…'])
  await expect.poll(state).toBe('failed')
  expect(said()).toMatch(/^De kaart kon niet geladen worden/)
  expect(textsOf('.map button')).toEqual([])
})

test('a press on the drawing opens the map at the address, once', async () => {
  const { mapBase } = await loadListingWords()
  serve({ ...builtFiles(), [mapBase.drawing.url]: region })
  for (const query of ['', 'Berlare', '51.03']) {
    showPage(page(query))
    await expect(answerPress(find<HTMLAnchorElement>('a'))).rejects.toThrow('names no place')
  }
  showPage(page('51.03000,3.98000'))
  const link = find<HTMLAnchorElement>('a')
  await answerPress(link)
  await answerPress(link)
  await expect.poll(state).toBe('ready')
  expect(document.querySelectorAll('.map')).toHaveLength(1)
  expect(find('.map').ariaLabel).toBe('Kaart: Donklaan 12, 9290 Berlare')
  expect(find('.map-frame').offsetHeight).toBe(384)
  expect([document.activeElement?.tagName, document.querySelector('output')]).toEqual(['CANVAS', null])
  await expect
    .poll(() => find('.maplibregl-ctrl-attrib').textContent)
    .toBe('Schematische kaart, zonder straten')
  await expect.poll(async () => (await pixels()).red).toBeGreaterThan(200)
  expect((await pixels()).blue).toBe(0)
})

test('a home whose address is hidden has the area of its town, without a pin', async () => {
  const { unmount } = await open(12)
  await expect.poll(state).toBe('ready')
  await expect.poll(async () => (await pixels()).blue).toBeGreaterThan(200)
  expect((await pixels()).red).toBe(0)
  const host = find('.map__canvas')
  await unmount()
  expect(host.querySelector('canvas')).toBeNull()
})

test('a map that is left before it is there is taken away', async () => {
  const { unmount } = await open(16)
  await expectRemoved(unmount)
})

test('a street is shown from zoom 14 on, and can be left', async () => {
  await open(14)
  await expect.poll(state).toBe('ready')
  await expect.poll(async () => (await pixels()).red).toBeGreaterThan(200)
  const scale = () => find('.maplibregl-ctrl-scale').textContent
  const before = scale()
  button('Uitzoomen').click()
  await expect.poll(scale).not.toBe(before)
  button('Inzoomen').click()
  await expect.poll(scale).toBe(before)
})

test('a map of others that does not load gives way to the own drawing, with a note', async () => {
  await open(16, foreign)
  await expect.poll(said).toMatch(/^De kaart met straten kon niet geladen worden/)
  expect(state()).toBe('ready')
})

test('a device that cannot draw the map says so', async () => {
  dropWebgl()
  await open(16)
  await expect.poll(state).toBe('unsupported')
  expect(said()).toMatch(/^Dit toestel kan de kaart niet tonen/)
})
