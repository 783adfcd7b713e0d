import { expect, test } from '@playwright/test'
import { openMap, openTools } from '#tests/support/pages/map-page.ts'

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
