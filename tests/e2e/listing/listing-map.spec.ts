import { expect, test } from '@playwright/test'
import { pageWith } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

test('the map opens on a click, names its place, and is controlled by its buttons', async ({ page }) => {
  const library: string[] = []
  page.on('request', (request) => {
    if (/maplibre|create-listing-map/.test(request.url())) library.push(request.url())
  })
  await openPage(page, pageWith('property', ['data-map=', 'maps/dir/']))
  const opener = page.locator('a[data-map]')
  await opener.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(library).toEqual([])
  const place = (await page.locator('.locmap__address').textContent())?.trim()
  await opener.click()
  await expect(page.locator('.map[data-state=ready]')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: `Kaart: ${place}` })).toBeVisible()
  await expect(page.locator('.map canvas')).toBeFocused()
  await page.locator('.map').getByRole('button', { name: 'Inzoomen' }).click()
})
