import { expect, type Locator, type Page, test } from '@playwright/test'
import { openMap, pressTool } from '#tests/support/pages/map-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const tool = (page: Page, name: string): Locator =>
  page.locator('.map').getByRole('button', { name, exact: true })
const canvas = (page: Page): Locator => page.locator('.map canvas.maplibregl-canvas')

test('focus stays on the map after an area is drawn, or its only corner removed', async ({ page }) => {
  await openMap(page)
  await pressTool(page, 'Teken een gebied')
  await page.keyboard.press('Enter')
  await tool(page, 'Laatste hoek wissen').press('Enter')
  await expect(canvas(page)).toBeFocused()
  await drawTriangle(page, 3)
  await expect(canvas(page)).toBeFocused()
})

test('an area without listings says so beside the map, which keeps the focus', async ({ page }) => {
  await openMap(page)
  for (let presses = 0; presses < 6; presses += 1) {
    await tool(page, 'Inzoomen').press('Enter')
    await page.waitForTimeout(500)
  }
  await pressTool(page, 'Teken een gebied')
  await drawTriangle(page, 1)
  await expect(page.locator('.empty')).toBeVisible()
  await expect(canvas(page)).toBeFocused()
})

/** Draws a triangle from the centre of the map by keyboard, its sides some presses of an arrow key long. */
async function drawTriangle(page: Page, length: number): Promise<void> {
  await page.keyboard.press('Enter')
  for (const key of ['ArrowLeft', 'ArrowDown']) {
    // The map stops before it moves on: a press while it moves is lost on a busy machine.
    for (let presses = 0; presses < length; presses += 1) {
      await page.keyboard.press(key)
      await page.waitForTimeout(700)
    }
    // A corner is set at the centre of the map.
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('3 hoeken')).toBeVisible()
  await tool(page, 'Klaar').press('Enter')
  await expect(page).toHaveURL(/[?&]polygon=/)
}
