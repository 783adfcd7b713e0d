import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { find, pressKey, textsOf } from '#tests/support/island/page.ts'
import { button, expectMap, openMap, pixels, pressMap, said } from '#tests/support/island/live-map.tsx'

const bar = () => document.querySelector('.map__bar--drawing')
const canvas = () => find('.maplibregl-canvas')

/** Opens a map, and starts to draw on it. */
async function start() {
  const map = await openMap()
  await expectMap()
  button('€ 700.000').click()
  await expect.poll(() => document.querySelector('.map__card')).not.toBeNull()
  button('Teken een gebied').click()
  await expect.poll(bar).not.toBeNull()
  return map
}

describe('an area that is drawn', () => {
  test('by mouse is closed on its first corner', async () => {
    const { areas } = await start()
    expect([document.querySelector('.map__card'), textsOf('.map__target'), document.activeElement]).toEqual([
      null,
      [],
      canvas(),
    ])
    expect(button('Laatste hoek wissen').disabled).toBe(true)
    await pressMap(100, 200)
    await expect.poll(said).toContain('1 hoek.')
    await pressMap(300, 200)
    await expect.poll(said).toContain('2 hoeken')
    expect(button('Klaar').disabled).toBe(true)
    await pressMap(300, 400)
    await expect.poll(said).toContain('3 hoeken')
    expect(button('Klaar').disabled).toBe(false)
    await expect.poll(async () => (await pixels()).blue).toBeGreaterThan(200)
    // Too far from the first corner to be meant for it.
    await pressMap(120, 210)
    await expect.poll(said).toContain('4 hoeken')
    await pressMap(108, 206)
    await expect.poll(bar).toBeNull()
    const [area] = areas
    if (area?.kind !== 'polygon') throw new Error('no polygon was searched')
    const [one, two, three] = area.points
    expect([areas.length, area.points.length]).toEqual([1, 4])
    expect(one?.latitude).toBeCloseTo(two?.latitude ?? NaN, 5)
    expect(two?.longitude).toBeCloseTo(three?.longitude ?? NaN, 5)
    expect((three?.latitude ?? NaN) < (one?.latitude ?? NaN)).toBe(true)
    expect((one?.longitude ?? NaN) < (two?.longitude ?? NaN)).toBe(true)
    await expect.poll(() => textsOf('.map__bar button')).toContain('Gebied wissen')
  })

  test('needs three corners, and is finished by a double click or by its button', async () => {
    const { areas } = await start()
    await pressMap(100, 200)
    await pressMap(300, 200)
    await pressMap(104, 200)
    await expect.poll(said).toContain('3 hoeken')
    button('Laatste hoek wissen').click()
    await expect.poll(said).toContain('2 hoeken')
    await userEvent.dblClick(canvas(), { position: { x: 300, y: 400 }, force: true })
    await expect.poll(() => areas).toMatchObject([{ points: { length: 3 } }])
    await expect.poll(bar).toBeNull()
    button('Teken een gebied').click()
    await expect.poll(bar).not.toBeNull()
    for (const [x, y] of [
      [400, 200],
      [600, 200],
      [600, 400],
    ] as const)
      await pressMap(x, y)
    await expect.poll(() => button('Klaar').disabled).toBe(false)
    button('Klaar').click()
    await expect.poll(() => areas.length).toBe(2)
    expect(document.activeElement).toBe(canvas())
  })

  test('by keyboard has its corners where the map comes to rest', async () => {
    const { areas } = await start()
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toContain('1 hoek.')
    // A key for a button of the bar is that button's.
    pressKey(button('Annuleren'), 'Enter')
    pressKey(button('Annuleren'), 'Backspace')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect.poll(said).toContain('2 hoeken')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.poll(said).toContain('3 hoeken')
    await userEvent.keyboard('{Backspace}')
    await expect.poll(said).toContain('2 hoeken')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => areas.length).toBe(1)
    const [area] = areas
    const [first, second, third] = area?.kind === 'polygon' ? area.points : []
    expect((second?.longitude ?? NaN) < (first?.longitude ?? NaN)).toBe(true)
    expect(second?.latitude).toBeCloseTo(first?.latitude ?? NaN, 5)
    expect((third?.latitude ?? NaN) > (second?.latitude ?? NaN)).toBe(true)
    expect(third?.longitude).toBeCloseTo(second?.longitude ?? NaN, 5)
  })

  test('is given up by Escape or by its button, and keeps the focus when its only corner goes', async () => {
    const { areas } = await start()
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toContain('1 hoek.')
    const undo = button('Laatste hoek wissen')
    undo.focus()
    undo.click()
    await expect.poll(() => document.activeElement).toBe(canvas())
    expect([said().includes('hoek.'), bar() === null]).toEqual([false, false])
    await userEvent.keyboard('{Escape}')
    await expect.poll(bar).toBeNull()
    button('Teken een gebied').click()
    await expect.poll(bar).not.toBeNull()
    button('Annuleren').click()
    await expect.poll(bar).toBeNull()
    expect([areas, document.activeElement]).toEqual([[], canvas()])
  })
})
