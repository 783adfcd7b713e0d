import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { pageWith } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

/** Opens the map of a listing and returns how many px of it have the colour of a lit pin. */
async function litPixels(page: Page): Promise<number> {
  await page.locator('a[data-map]').click()
  await expect(page.locator('.map[data-state=ready]')).toBeVisible({ timeout: 20_000 })
  // The pin and the names come with the first complete frame.
  await page.waitForTimeout(1500)
  const image = sharp(await page.locator('.map__canvas').screenshot()).removeAlpha()
  const { data } = await image.raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (Math.abs((data[at] ?? 0) - 240) < 6 && Math.abs((data[at + 2] ?? 0) - 79) < 12) count += 1
  return count
}

test('a published address has a pin, a hidden one an area without one', async ({ page }) => {
  await openPage(page, pageWith('property', ['data-map=', 'maps/dir/']))
  expect(await litPixels(page)).toBeGreaterThan(200)
  await expect(page.getByText('Schematische kaart').filter({ visible: true })).toHaveCount(1)
  await openPage(page, pageWith('property', ['Toon de gemeente op de kaart', 'class="locmap__address"']))
  expect(await litPixels(page)).toBe(0)
})
