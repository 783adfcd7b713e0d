import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { pageWith } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const opener = (page: Page) => page.locator('a[data-map]')
const published = pageWith('property', ['data-map=', 'maps/dir/'])

test('the map opens on a click, names its place, and is controlled by its buttons', async ({ page }) => {
  const library: string[] = []
  page.on('request', (request) => {
    if (/maplibre|create-listing-map/.test(request.url())) library.push(request.url())
  })
  await openPage(page, published)
  await opener(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(library).toEqual([])
  const place = (await page.locator('.locmap__address').textContent())?.trim()
  await opener(page).click()
  await expect(page.locator('.map[data-state=ready]')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: `Kaart: ${place}` })).toBeVisible()
  await expect(page.locator('.map canvas')).toBeFocused()
  await page.locator('.map').getByRole('button', { name: 'Inzoomen' }).click()
})

/** Returns how many px of the map have the colour of a lit pin. */
async function litPixels(page: Page): Promise<number> {
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
  await openPage(page, published)
  await opener(page).click()
  expect(await litPixels(page)).toBeGreaterThan(200)
  await expect(page.getByText('Schematische kaart').filter({ visible: true })).toHaveCount(1)
  await openPage(page, pageWith('property', ['Toon de gemeente op de kaart', 'class="locmap__address"']))
  await opener(page).click()
  expect(await litPixels(page)).toBe(0)
})

test('for a hidden address the button says that it shows the town', async ({ page }) => {
  await openPage(page, pageWith('property', ['Toon de gemeente op de kaart', 'class="locmap__address"']))
  await expect(opener(page)).toHaveText('Toon de gemeente op de kaart')
  await expect(page.locator('a[href*="/maps/dir/"]')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('map, route and street view are external links', async ({ page }) => {
    await openPage(page, published)
    await expect(opener(page)).toHaveAttribute('href', /google\.com\/maps\/search\/\?api=1&query=/)
    await expect(page.locator('a[href*="/maps/dir/"]')).toHaveAttribute('target', '_blank')
  })
})
