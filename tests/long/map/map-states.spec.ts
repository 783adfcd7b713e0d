import { expect, test } from '@playwright/test'
import { litPixels, mapColor, openMap, targets } from '#tests/support/pages/map-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the map follows the colour scheme of the device, markers included', async ({ page }) => {
  await openMap(page, '&around=berlare-5')
  const before = await mapColor(page)
  const names = await targets(page).count()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await mapColor(page)).g).toBeLessThan(96)
  await expect(targets(page)).toHaveCount(names)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => mapColor(page)).toEqual(before)
  await expect(page.getByRole('button', { name: 'Gebied wissen' })).toBeVisible()
})

test('a lost WebGL context is reported, and the map returns when it is restored', async ({ page }) => {
  await openMap(page)
  const device = await page.locator('.maplibregl-canvas').evaluateHandle((canvas) => {
    const gl = canvas instanceof HTMLCanvasElement ? canvas.getContext('webgl2') : null
    return gl?.getExtension('WEBGL_lose_context')
  })
  await device.evaluate((extension) => extension?.loseContext())
  const note = page.locator('.map').getByText('Dit toestel kan de kaart niet')
  await expect(note).toBeVisible()
  await expect(page.locator('.map__menu')).toHaveCount(0)
  await device.evaluate((extension) => extension?.restoreContext())
  await expect(note).toHaveCount(0)
  await expect(page.locator('.map__menu')).toBeVisible()
  await expect(targets(page).first()).toBeAttached()
})

test('a listing hovered in the list is highlighted on the map, even within a cluster', async ({ page }) => {
  await openMap(page, '&around=berlare-2')
  const alone = await targets(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  const cards = page.locator('[data-row]')
  const titles = await cards.locator('h2').allTextContents()
  const hidden = titles.findIndex((title) => !alone.some((name) => name.startsWith(title)))
  expect(hidden).toBeGreaterThanOrEqual(0)
  const before = await litPixels(page)
  await cards.nth(hidden).hover()
  // A pin is about 100 by 30 px.
  await expect.poll(() => litPixels(page)).toBeGreaterThan(before + 1000)
  await page.mouse.move(2, 2)
  await expect.poll(() => litPixels(page)).toBe(before)
})

test('an open card does not cover its pin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMap(page, '&box=51.158,4.133,51.172,4.153')
  const map = page.locator('.map')
  await targets(page, /€ /).last().press('Enter')
  await expect(map.getByRole('dialog')).toBeVisible()
  const name = await map.getByRole('dialog').getByRole('link').textContent()
  const pin = targets(page).and(page.locator(`[aria-label^="${name}, "]`))
  const card = await map.getByRole('dialog').boundingBox()
  await expect
    .poll(async () => {
      const box = await pin.boundingBox()
      return box === null ? Infinity : box.y + box.height - (card?.y ?? 0)
    })
    .toBeLessThanOrEqual(0)
})
