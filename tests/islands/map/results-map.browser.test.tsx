import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { searchFiles } from '#islands/results/search-files.ts'
import { dropWebgl } from '#tests/support/island/no-webgl.ts'
import { builtFiles, enter, find, pressKey, serve, textsOf } from '#tests/support/island/page.ts'
import {
  button,
  expectMap,
  expectRemoved,
  foreign,
  middleOf,
  openMap,
  pixels,
  plain,
  pressMap,
  said,
  schematic,
} from '#tests/support/island/live-map.tsx'

const state = () => document.querySelector('.map')?.getAttribute('data-state')
const tools = () => textsOf('.map__bar button')
const markers = () =>
  [...document.querySelectorAll('.map__target')].map(({ ariaLabel }) =>
    plain(ariaLabel ?? '')
      .split(', ')
      .at(-1),
  )
const card = () => document.querySelector('.map__card')
const cardWords = () => plain(card()?.textContent ?? '')
const canvas = () => find('.maplibregl-canvas')

beforeEach(() => localStorage.clear())

// First: a drawing that is loaded stays so.
test('a map that does not load says so, offers no tools, and loads on retry', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warned.mockRestore())
  await openMap({}, { [schematic.drawing.url]: undefined })
  expect(said()).toMatch(/^De kaart wordt geladen/)
  await expect.poll(state).toBe('failed')
  expect(said()).toMatch(/^De kaart kon niet geladen worden/)
  expect(textsOf('.map button')).toEqual(['Probeer opnieuw'])
  expect(document.querySelector('.map__picture')).toBeNull()
  serve({ ...builtFiles(), [schematic.drawing.url]: { type: 'FeatureCollection', features: [] } })
  button('Probeer opnieuw').click()
  await expectMap()
  await expect.poll(() => document.querySelector('.map__picture')).toBeNull()
  expect(said()).toBe('')
})

describe('a pin', () => {
  test('opens its card by mouse, which Escape and a click beside it close', async () => {
    const { rowOf, hovers } = await openMap()
    await expectMap()
    const [x, y] = middleOf(button('€ 700.000'))
    await userEvent.hover(canvas(), { position: { x, y }, force: true })
    await expect.poll(() => hovers).toEqual([rowOf('€ 700.000')])
    await pressMap(x, y)
    await expect.poll(cardWords).toContain('€ 700.000')
    await expect.poll(() => localStorage.getItem('kept.1.seenPins')).toBe('[7]')
    pressKey(find('.map__card'), 'Escape')
    await expect.poll(card).toBeNull()
    expect(document.activeElement).toBe(canvas())
    await pressMap(x, y)
    await expect.poll(card).not.toBeNull()
    await pressMap(20, 300)
    await expect.poll(card).toBeNull()
    // Only the card of a key that is meant for it closes.
    await pressMap(x, y)
    await expect.poll(card).not.toBeNull()
    pressKey(find('.map__card'), 'Enter')
    find('.map__close').click()
    await expect.poll(card).toBeNull()
  })

  test('opens its card by keyboard, and has the focus again once it closes', async () => {
    const { rowOf, hovers, change } = await openMap()
    await expectMap()
    const pin = button('€ 700.000')
    pin.focus()
    expect(hovers).toEqual([rowOf('€ 700.000')])
    pin.click()
    await expect.poll(() => document.activeElement?.className).toBe('map__card')
    pressKey(find('.map__card'), 'Escape')
    await expect.poll(() => document.activeElement).toBe(pin)
    canvas().focus()
    const { red } = await pixels()
    await change({ hovered: rowOf('€ 100.000') })
    // Lit, although it is in a cluster.
    await expect.poll(async () => (await pixels()).red).toBeGreaterThan(red + 300)
    await change({ hovered: undefined })
    await expect.poll(async () => (await pixels()).red).toBe(red)
  })

  test('whose card does not come says so, and tries again', async () => {
    const real = await searchFiles.cards('sale', 'nl')
    let isUp = false
    await openMap({
      cards: {
        peek: (row) => (isUp ? real.peek(row) : undefined),
        load: (rows) => (isUp ? real.load(rows) : Promise.reject(new TypeError('offline'))),
      },
    })
    await expectMap()
    expect(said()).toBe('')
    button('€ 700.000').click()
    await expect.poll(said).toMatch(/^De kaart kon niet geladen worden/)
    expect(card()).toBeNull()
    isUp = true
    button('Probeer opnieuw').click()
    await expect.poll(cardWords).toContain('€ 700.000')
  })
})

describe('an area', () => {
  test('that is seen after a cluster parts, or after a zoom, can be searched and cleared', async () => {
    const { areas } = await openMap()
    await expectMap()
    expect([tools(), markers().length]).toEqual([['In mijn buurt'], 10])
    button('2 panden, inzoomen').click()
    expect(document.activeElement).toBe(canvas())
    await expect.poll(markers).toContain('€ 200.000')
    button('Zoek in dit gebied').click()
    await expect.poll(tools).toEqual(['In mijn buurt', 'Gebied wissen'])
    expect(document.activeElement).toBe(canvas())
    const [box] = areas
    if (box?.kind !== 'box') throw new Error('no box was searched')
    expect(box.southWest.latitude).toBeLessThan(51.01)
    expect(box.northEast.latitude).toBeGreaterThan(51.02)
    expect(box.northEast.latitude).toBeLessThan(51.1)
    button('Gebied wissen').click()
    await expect.poll(tools).toEqual(['In mijn buurt'])
    expect([areas.at(-1), document.activeElement]).toEqual([undefined, canvas()])
    // All listings are brought into view again.
    await expect.poll(() => markers().length).toBe(10)

    const widthAfter = async (name: string) => {
      const scale = () => find('.maplibregl-ctrl-scale').outerHTML
      const before = scale()
      button(name).click()
      await expect.poll(scale).not.toBe(before)
      await expect.poll(tools).toContain('Zoek in dit gebied')
      button('Zoek in dit gebied').click()
      const area = areas.at(-1)
      return area?.kind === 'box' ? area.northEast.longitude - area.southWest.longitude : NaN
    }
    const near = await widthAfter('Inzoomen')
    expect(await widthAfter('Uitzoomen')).toBeGreaterThan(near)
  })

  test('around a town is searched, drawn and brought into view', async () => {
    const { areas } = await openMap()
    await expectMap()
    const [town, km] = [find<HTMLSelectElement>('[name=town]'), find<HTMLSelectElement>('[name=km]')]
    expect([town.value, km.value, textsOf('[name=town] option')]).toEqual([
      '',
      '10',
      ['Kies een gemeente', 'Berlare'],
    ])
    button('Zoeken').click()
    expect(areas).toEqual([])
    enter(town, 'berlare')
    enter(km, '2')
    button('Zoeken').click()
    await expect.poll(tools).toContain('Gebied wissen')
    expect(areas).toEqual([{ kind: 'around', town: 'berlare', km: 2 }])
    expect(document.activeElement).toBe(canvas())
    await expect.poll(async () => (await pixels()).blue).toBeGreaterThan(500)
    await expect.poll(() => markers().length).toBeLessThan(10)
  })
})

test('what is near the visitor is asked for, shown, widened and left', async () => {
  const place = { coords: { latitude: 51.06, longitude: 4 } } as GeolocationPosition
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue()
  onTestFinished(() => asked.mockRestore())
  const { areas } = await openMap()
  await expectMap()
  const { red } = await pixels()
  button('In mijn buurt').click()
  await expect.poll(said).toMatch(/^Uw browser vraagt/)
  asked.mock.calls[0]?.[1]?.({ code: 1 } as GeolocationPositionError)
  await expect.poll(said).toMatch(/^Uw plaats kennen we niet/)
  button('In mijn buurt').click()
  asked.mock.calls[1]?.[0](place)
  await expect.poll(said).toBe('9 panden binnen 5 km van u')
  expect(tools()).toEqual([])
  await expect.poll(async () => (await pixels()).red).not.toBe(red)
  button('Binnen 10 km').click()
  await expect.poll(said).toBe('11 panden binnen 10 km van u')
  expect(textsOf('.map__near button').map(plain)).toEqual(['Lijst rond Berlare, 10 km', 'Mijn plaats wissen'])
  button('Lijst rond Berlare').click()
  expect(areas).toEqual([{ kind: 'around', town: 'berlare', km: 10 }])
  button('Mijn plaats wissen').click()
  await expect.poll(said).toBe('')
  expect(tools()).toContain('In mijn buurt')
})

test('a device that loses its drawing says so, until it has it again', async () => {
  await openMap({ subject: 'Projects' })
  await expectMap()
  const device = find<HTMLCanvasElement>('.maplibregl-canvas').getContext('webgl2')
  const loss = device?.getExtension('WEBGL_lose_context')
  loss?.loseContext()
  await expect.poll(said).toBe('Dit toestel kan de kaart niet tonen. De lijst toont dezelfde projecten.')
  expect([textsOf('.map button'), document.querySelector('.map__picture')]).toEqual([[], null])
  loss?.restoreContext()
  await expect.poll(said).toBe('')
  await expectMap()
})

test('a map that is left, even before it is there, is taken away', async () => {
  const held = Promise.withResolvers<void>()
  const style = () => held.promise.then(() => ({ version: 8, sources: {}, layers: [] }))
  const { close } = await openMap({ mapConfig: foreign }, { [foreign.url]: style })
  await expect.poll(() => document.querySelector('.map__canvas')).not.toBeNull()
  await expectRemoved(async () => {
    await close()
    held.resolve()
  })
  const again = await openMap()
  await expectMap()
  const host = find('.map__canvas')
  await again.close()
  expect(host.querySelector('canvas')).toBeNull()
})

test('a base of others that does not load gives way to the own drawing, with a note', async () => {
  await openMap({ mapConfig: foreign })
  await expect.poll(said).toMatch(/^De kaart met straten kon niet geladen worden/)
  await expectMap()
})

test('a device without WebGL keeps the picture of the map', async () => {
  dropWebgl()
  await openMap()
  await expect.poll(state).toBe('unsupported')
  expect(said()).toMatch(/^Dit toestel kan de kaart niet tonen. De lijst toont dezelfde panden/)
  expect([textsOf('.map button'), document.querySelector('.map__picture') === null]).toEqual([[], false])
})
