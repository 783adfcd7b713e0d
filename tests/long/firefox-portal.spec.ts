import { expect, test } from '@playwright/test'
import type { Browser } from 'puppeteer-core'
import { homeViews } from '#service/portal/views/kit/home-context.ts'
import { launchFirefox } from '#tests/support/browsers/firefox.ts'
import { expectText, openFirefoxPage, textsOf } from '#tests/support/browsers/firefox-page.ts'
import type { PortalSite } from '#tests/support/pages/portal-page.ts'
import { servePortal } from '#tests/support/sites/site-with-service.ts'

let firefox: Browser
let site: PortalSite
test.beforeAll(async () => {
  firefox = await launchFirefox()
  site = await servePortal()
})
test.afterAll(async () => {
  await firefox.close()
  await site.close()
})

test('an owner signs in, reads every view, walks over the graph and signs out', async () => {
  const { origin, owner } = site
  const { page, trouble } = await openFirefoxPage(firefox, '/nl/login/', { origin })
  await page.type('#email', owner.email)
  await page.type('#password', owner.password)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  await expectText(page, 'h1', /plaatsbezoek/)
  const home = page.url().replace(/\/overview$/, '')
  for (const view of homeViews) {
    await page.goto(`${home}/${view}`)
    expect(await textsOf(page, 'h1')).toHaveLength(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await page.goto(`${home}/statistics`)
  // Puppeteer focuses no SVG.
  await page.$eval('.graph svg', (graph) => graph.focus())
  const days = await page.$$eval('.graph title', (all) => all.map(({ textContent }) => textContent))
  for (const [key, day] of [
    ['Home', days[0]],
    ['ArrowRight', days[1]],
    ['End', days.at(-1)],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => (await textsOf(page, 'output'))[0]).toBe(day)
  }
  await Promise.all([page.waitForNavigation(), page.click('.portal-bar form button')])
  await expectText(page, '[role=status] h2', /U bent afgemeld/)
  expect(trouble).toEqual([])
})
