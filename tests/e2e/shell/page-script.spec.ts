import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

test('Escape closes a menu of the header and returns the focus', async ({ page }) => {
  const trouble = await openPage(page, '/nl/te-koop/')
  const menu = page.locator('details[name="nav"]').first()
  await menu.locator('summary').click()
  await menu.locator('a').first().focus()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(menu.locator('summary')).toBeFocused()
  expect(trouble).toEqual([])
})

test('a click elsewhere closes a menu of the header', async ({ page }) => {
  await openPage(page, '/nl/te-koop/')
  const menu = page.locator('details[name="nav"]').first()
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await page.locator('h1').click()
  await expect(menu).not.toHaveAttribute('open')
})

test('the language switch keeps the query and the scroll position', async ({ page }) => {
  await openPage(page, '/nl/te-koop/?city=berlare&type=1#main')
  await page.locator('details[name="nav"]', { hasText: 'Nederlands' }).locator('summary').click()
  await page.getByRole('link', { name: 'Français', exact: true }).first().click()
  await page.waitForURL('**/fr/a-vendre/**')
  expect(new URL(page.url()).search).toBe('?city=berlare&type=1')
  expect(new URL(page.url()).hash).toBe('#main')
})
