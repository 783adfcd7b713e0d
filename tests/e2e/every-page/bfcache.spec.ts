import { expect, test } from '@playwright/test'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { samplePages } from '#tests/support/catalogue/sample-pages.ts'

// Playwright switches the back/forward cache off, which visitors have.
test.use({
  launchOptions: {
    executablePath: findBrowser('whole')?.path,
    args: [...browserFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const pages = samplePages('nl').filter(({ name }) => !name.endsWith('least'))
const awake = [
  { name: 'a filtered list', path: '/nl/te-koop/?city=berlare' },
  { name: 'a map', path: '/nl/te-koop/?city=berlare&view=map' },
]

for (const { name, path } of [...pages, ...awake]) {
  test(`Back to ${name} loads nothing again`, async ({ page }) => {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      Object.assign(window, { wasHere: true })
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
    })
    await page.goto(`${process.env['SITE_URL']}/nl/${path === '/nl/' ? 'te-koop/' : ''}`)
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => 'isRestored' in window && window.isRestored)).toBe(true)
  })
}
