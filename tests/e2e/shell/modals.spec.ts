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
    for (const [key, times] of [
      ['Tab', 40],
      ['Shift+Tab', 10],
    ] as const) {
      for (let presses = 0; presses < times; presses += 1) {
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

/** Whether the focus is in an element, or out of the page. */
async function isInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((id) => {
    const { activeElement, body } = document
    return activeElement === body || document.querySelector(id)?.contains(activeElement) === true
  }, selector)
}
