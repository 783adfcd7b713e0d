import { expect, test } from '@playwright/test'
import { mapColor, openMap, targets } from '#tests/support/pages/map-page.ts'

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
