import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectMap, openMap, openTools } from '#tests/support/pages/map-page.ts'
import { openList } from '#tests/support/pages/results-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const tool = (page: Page, name: string): Locator =>
  page.locator('.map').getByRole('button', { name, exact: true })
const canvas = (page: Page): Locator => page.locator('.map canvas.maplibregl-canvas')

test('Back from the map to the list moves the focus to the list', { tag: '@night' }, async ({ page }) => {
  await openList(page, '?city=berlare')
  await page.locator('.segment').getByText('Kaart').click()
  await expectMap(page)
  await canvas(page).focus()
  await page.goBack()
  await expect(page.locator('.results-split')).toHaveCount(0)
  await expect(page.locator('.results-region')).toBeFocused()
})

test('Escape closes the menu of tools, and returns the focus', { tag: '@night' }, async ({ page }) => {
  await openMap(page)
  await openTools(page)
  await page.locator('.map__around select').first().focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.map__around')).toBeHidden()
  await expect(page.locator('.map__menu summary')).toBeFocused()
})

test(
  'from the switch to the map the first stops are the way past it and its tools',
  { tag: '@night' },
  async ({ page }) => {
    await openList(page, '?type=1')
    await page.getByRole('radio', { name: 'Kaart' }).check()
    await expectMap(page)
    await page.getByRole('radio', { name: 'Kaart' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Naar de lijst' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(tool(page, 'In mijn buurt')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('.map__menu summary')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(canvas(page)).toBeFocused()
  },
)

test('the link past the map leads to the list', { tag: '@night' }, async ({ page }) => {
  await openMap(page)
  await page.getByRole('link', { name: 'Naar de lijst' }).press('Enter')
  await expect(page.locator('.results-split__side')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.results-split__side :focus')).toBeVisible()
})
