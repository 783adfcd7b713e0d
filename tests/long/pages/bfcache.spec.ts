import { expect, test } from '@playwright/test'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { fullPages } from '#tests/support/catalogue/sample-pages.ts'

// The back/forward cache, which Playwright switches off and the headless shell does not have.
test.use({
  launchOptions: {
    executablePath: findBrowser('whole')?.path,
    args: [...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const hydrated = [
  { name: 'a filtered list', path: '/nl/te-koop/?city=berlare' },
  { name: 'a map', path: '/nl/te-koop/?city=berlare&view=map' },
]

test('every kind of page comes back from the back/forward cache', async ({ page }) => {
  test.setTimeout(300_000)
  for (const { name, path } of [...fullPages('nl'), ...hydrated]) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
    })
    await page.goto(`${process.env['SITE_URL']}/nl/${path === '/nl/' ? 'te-koop/' : ''}`)
    await page.goBack({ waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => 'isRestored' in window && window.isRestored), { message: name })
      .toBe(true)
  }
})
