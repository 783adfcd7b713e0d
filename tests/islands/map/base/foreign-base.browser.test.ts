import { beforeEach, expect, test } from 'vitest'
import { textsOf } from '#tests/support/island/page.ts'
import { button, expectMap, foreign, openMap, pixels, said } from '#tests/support/island/live-map.tsx'

const asking = { ...foreign, hosts: ['https://tiles.example', 'https://fonts.example:8443'] }
const question = /^De kaart met straten komt van tiles.example, fonts.example:8443\. Die dienst ziet/
const isLeftOut = () => textsOf('.map__menu button').includes('Kaart zonder straten')

beforeEach(() => sessionStorage.clear())

test('a map of others is asked for before they are, and can be left out again', async () => {
  let asked = 0
  const style = () => {
    asked += 1
    return { version: 8, sources: {}, layers: [] }
  }
  await openMap({ mapConfig: asking }, { [foreign.url]: style })
  await expectMap()
  expect(said()).toMatch(question)
  expect([asked, isLeftOut()]).toEqual([0, false])
  button('Toon de straten').click()
  await expect.poll(() => [asked, said()]).toEqual([1, ''])
  await expectMap()
  expect(sessionStorage.getItem('kept.1.mapHosts')).toContain(
    'https://tiles.example https://fonts.example:8443',
  )
  button('Kaart zonder straten').click()
  await expect.poll(said).toMatch(question)
  await expectMap()
  expect([asked, isLeftOut()]).toEqual([1, false])
})

test('a map of others that did not load can be tried again', async () => {
  let isUp = false
  const style = () => (isUp ? { version: 8, sources: {}, layers: [] } : new Response('', { status: 503 }))
  await openMap({ mapConfig: asking }, { [foreign.url]: style })
  await expectMap()
  button('Toon de straten').click()
  await expect.poll(said).toMatch(/^De kaart met straten kon niet geladen worden/)
  isUp = true
  button('Kaart zonder straten').click()
  await expect.poll(said).toMatch(question)
  button('Toon de straten').click()
  await expect.poll(said).toBe('')
  await expectMap()
})

const tiles = { ...foreign, kind: 'raster', url: `${location.origin}/{z}/{x}/{y}.png` } as const

test('pictures as tiles are drawn, with the name of their maker as text', async () => {
  const pen = new OffscreenCanvas(256, 256)
  const ink = pen.getContext('2d')
  if (ink !== null) ink.fillStyle = '#00f'
  ink?.fillRect(0, 0, 256, 256)
  const tile = await pen.convertToBlob()
  const columns = Array.from({ length: 8 }, (_, at) => 2089 + at)
  const rows = Array.from({ length: 8 }, (_, at) => 1366 + at)
  const paths = columns.flatMap((x) => rows.map((y) => `/12/${x}/${y}.png`))
  const files = Object.fromEntries(paths.map((path) => [path, () => new Response(tile)]))
  await openMap({ mapConfig: { ...tiles, attribution: 'A & <b>B</b>' } }, files)
  await expectMap()
  expect(textsOf('.maplibregl-ctrl-attrib-inner')).toEqual(['A & <b>B</b>'])
  await expect.poll(async () => (await pixels()).blue).toBeGreaterThan(300_000)
  expect(said()).toBe('')
})

test('where no tile comes, the own drawing stands in', async () => {
  await openMap({ mapConfig: tiles })
  await expect.poll(said).toMatch(/^De kaart met straten kon niet geladen worden/)
  await expectMap()
  expect(textsOf('.maplibregl-ctrl-attrib-inner')).toEqual(['Schematische kaart, zonder straten'])
})
