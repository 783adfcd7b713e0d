import { expect, type Page, test } from '@playwright/test'
import { openMap, openTools, pressTool } from '#tests/support/pages/map-page.ts'

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('Backspace removes the last corner, even the only one', async ({ page }) => {
    await openMap(page)
    await pressTool(page, 'Teken een gebied')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await glide(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 hoeken')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(page.getByText('1 hoek.')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(page.getByText('1 hoek.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Laatste hoek wissen' })).toBeDisabled()
    await expect(page.locator('.map__bar--drawing')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.map__bar--drawing')).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an area is drawn by taps and closed by the button', async ({ page }) => {
    await openMap(page)
    await openTools(page)
    await page.getByRole('button', { name: 'Teken een gebied' }).tap()
    const finish = page.getByRole('button', { name: 'Klaar' })
    await expect(finish).toBeDisabled()
    // Below the instructions and above the list.
    const bar = await page.locator('.map__bar--drawing').boundingBox()
    const top = (bar?.y ?? 0) + (bar?.height ?? 0)
    for (const [x, down] of [
      [60, 40],
      [230, 40],
      [150, 120],
    ] as const) {
      await page.touchscreen.tap(x, top + down)
      // Two quick taps are a double tap.
      await page.waitForTimeout(600)
    }
    await expect(page.getByText('3 hoeken')).toBeVisible()
    await finish.tap()
    await expect(page).toHaveURL(/[?&]polygon=/)
    await expect(page.getByRole('button', { name: 'Gebied wissen' })).toBeVisible()
  })
})

/** Waits until the map has stopped, since a corner is set at its centre. */
async function glide(page: Page): Promise<void> {
  await page.waitForTimeout(700)
}
