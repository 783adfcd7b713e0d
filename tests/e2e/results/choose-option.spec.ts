import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

const list = '/nl/te-koop/'
const disclosure = '#filters details:has([name=type])'
const summary = `${disclosure} > summary`
const firstLabel = `${disclosure} .multi__option span`
const firstBox = `${disclosure} input`

test.describe('an option of a filter list can be chosen in Chromium', () => {
  test.use({ hasTouch: true })

  test('by mouse, on its label', async ({ page }) => {
    await openPage(page, list)
    await page.locator(summary).click()
    await page.locator(firstLabel).first().click()
    await expect(page).toHaveURL(/\?type=\d+$/)
    await expect(page.locator(firstBox).first()).toBeChecked()
    await expect(page.locator(disclosure)).toHaveAttribute('open')
  })

  test('by touch, on its label', async ({ page }) => {
    await openPage(page, list)
    await page.locator(summary).tap()
    await page.locator(firstLabel).first().tap()
    await expect(page).toHaveURL(/\?type=\d+$/)
  })

  test('by keyboard', async ({ page }) => {
    await openPage(page, list)
    await page.locator(summary).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?type=\d+$/)
  })
})
