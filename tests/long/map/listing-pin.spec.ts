import { expect, type Page, test } from '@playwright/test'
import { pageWith } from '#tests/support/pages/gallery-page.ts'
import { litPixels } from '#tests/support/pages/map-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

/** Opens the map of a listing and returns how many px of it are of a lit pin. */
async function litPixelsOf(page: Page): Promise<number> {
  await page.locator('a[data-map]').click()
  await expect(page.locator('.map[data-state=ready]')).toBeVisible({ timeout: 20_000 })
  // The pin and the names come with the first complete frame.
  await page.waitForTimeout(1500)
  return await litPixels(page)
}

test('a published address has a pin, a hidden one an area without one', async ({ page }) => {
  await openPage(page, pageWith('property', ['data-map=', 'maps/dir/']))
  expect(await litPixelsOf(page)).toBeGreaterThan(200)
  await expect(page.locator('.map').getByText('Schematische kaart')).toHaveCount(1)
  await openPage(page, pageWith('property', ['Toon de gemeente op de kaart', 'class="locmap__address"']))
  expect(await litPixelsOf(page)).toBe(0)
})
