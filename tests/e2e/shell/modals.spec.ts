import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'
import { findFocusFault } from '#tests/support/pages/keyboard.ts'

const list = '/nl/te-koop/'

test.use({ viewport: { width: 390, height: 844 } })

for (const [name, path, button, popover] of [
  ['the menu', list, 'Menu', '#drawer'],
  ['the sheet of filters', list, 'Filters', '#filters'],
] as const)
  test(`focus stays in ${name} while it is open, and returns to its button`, async ({ page }) => {
    await openPage(page, path)
    const opener = page.getByRole('button', { name: button })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(popover)).toBeVisible()
    await expect(page.locator(`${popover} [autofocus]`)).toBeFocused()
    await page.waitForTimeout(400)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key)
        expect(await isInside(page, popover)).toBe(true)
        expect(await findFocusFault(page)).toBe('')
      }
    }
    await page.keyboard.press('Escape')
    await expect(page.locator(popover)).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    expect(await isInside(page, popover)).toBe(false)
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

test('the menu can be closed by a tap beside it, and the page answers again', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 844 })
  await openPage(page, list)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#drawer')).toBeVisible()
  await page.mouse.click(100, 400)
  await expect(page.locator('#drawer')).toBeHidden()
  await page.locator('.card__title a').first().click()
  await page.waitForURL('**/te-koop/*/*/*/')
})

/** Whether the focus is in an element, or out of the page. */
async function isInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((id) => {
    const { activeElement, body } = document
    return activeElement === body || document.querySelector(id)?.contains(activeElement) === true
  }, selector)
}
