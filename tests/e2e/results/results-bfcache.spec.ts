import { expect, test } from '@playwright/test'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'
import { visitAndReturn } from '#tests/support/pages/visit-and-return.ts'

// The back/forward cache, which Playwright switches off.
test.use({
  launchOptions: {
    executablePath: findBrowser('whole')?.path,
    args: [...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('Back from a property restores the list from the back/forward cache', async ({ page }) => {
  expect(await visitAndReturn(page)).toBeLessThan(100)
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
})
