import { expect, test } from '@playwright/test'
import { answerOf, questionOf } from '#tests/support/pages/consent-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'
import { visitAndReturn } from '#tests/support/pages/visit-and-return.ts'

test('Back from a property restores the list from the back/forward cache', async ({ page }) => {
  expect(await visitAndReturn(page)).toBeLessThan(100)
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
})

test.describe('for a new visitor', () => {
  test.use(newVisitor)

  test('after Back an answered dialog stays closed', { tag: '@night' }, async ({ page }) => {
    await openPage(page, '/nl/')
    await expect(questionOf(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { wasHere: true }))
    await page.goto(`${process.env['SITE_URL']}/nl/te-koop/`)
    await answerOf(page, 'Alleen noodzakelijke').click()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('dialog.consent')).toHaveCount(0)
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
  })
})
