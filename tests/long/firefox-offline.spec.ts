import { expect, test } from '@playwright/test'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { launchFirefox } from '#tests/support/browsers/firefox.ts'
import { expectText } from '#tests/support/browsers/firefox-page.ts'
import { refusal } from '#tests/support/pages/visitor.ts'

const list = '/nl/te-koop/'

test('in Firefox a visited page can be read offline, another one shows the offline page', async () => {
  const server = await createStaticServer('dist')
  const origin = `http://localhost:${await listen(server, 0)}`
  const firefox = await launchFirefox()
  try {
    const page = await firefox.newPage()
    await page.goto(origin + list, { waitUntil: 'load' })
    await page.evaluate((kept) => Object.assign(localStorage, kept), refusal)
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    )
    // The service worker now controls the page and caches it.
    await page.goto(origin + list, { waitUntil: 'load' })
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    const title = await page.$eval('.card__title', (element) => element.textContent)
    await page.waitForFunction(
      async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined,
      {},
      list,
    )

    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await page.goto(`${origin}${list}?sort=price`, { waitUntil: 'load' })
    await expectText(page, '.offline-note', /^U bent offline\. .* 20\d\d/)
    expect(await page.$eval('.card__title', (element) => element.textContent)).toBe(title)
    await page.goto(`${origin}/nl/contact/`, { waitUntil: 'load' })
    await expectText(page, 'h1', /^U bent offline$/)
  } finally {
    await firefox.close()
    server.close()
  }
})
