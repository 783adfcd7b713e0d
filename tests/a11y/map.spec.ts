import { expect, test } from '@playwright/test'
import { checkPage } from '#tests/support/pages/check-page.ts'
import { openMap, openTools, pressTool, targets } from '#tests/support/pages/map-page.ts'

test.use({ viewport: { width: 390, height: 900 }, colorScheme: 'dark' })

test('the map is accessible in every state', async ({ page }) => {
  // Axe runs four times over the map.
  test.slow()
  const trouble = await openMap(page, '&around=berlare-5&price=900000-')
  const check = async (state: string): Promise<void> => {
    await page.locator('.map').scrollIntoViewIfNeeded()
    await checkPage(page, `map ${state}`, ['.map'])
  }
  await check('at rest')
  await targets(page, /€ /).first().press('Enter')
  await expect(page.locator('.map').getByRole('dialog')).toBeVisible()
  await check('with a card')
  await page.keyboard.press('Escape')
  await openTools(page)
  await check('with its tools')
  await pressTool(page, 'Teken een gebied')
  await check('while drawing')
  expect(trouble()).toEqual([])
})
