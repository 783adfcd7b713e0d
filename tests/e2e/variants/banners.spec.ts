import { expect, test, type Page } from '@playwright/test'
import { checkLooks } from '#tests/support/pages/check-page.ts'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { allFeatures, film, map } from '#tests/support/sites/all-features.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'
import { closedAnnouncement, refusal } from '#tests/support/pages/visitor.ts'

let site: VariantSite

test.beforeAll(async () => {
  site = await serveVariant(allFeatures)
})
test.afterAll(() => site.close())

const button = (page: Page, name: string) => page.getByRole('button', { name })
const shown = (page: Page) => page.locator('[data-fading] > [data-shown]')

/** Opens a page as a visitor who has refused consent and closed the announcement, which would cover it. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(closedAnnouncement)
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' })
}

test('slides fade automatically, stop with their button, and shift nothing', async ({ page }) => {
  await page.clock.install()
  await watchLayoutShift(page)
  await open(page, '/nl/over-ons/')
  const slides = page.locator('.banner__slides > li')
  await expect(slides).toHaveCount(3)
  await expect(shown(page)).toHaveCSS('transition-duration', '0.5s, 0.5s')
  await expect(slides.nth(0)).toHaveAttribute('data-shown')
  await page.clock.runFor(5_000)
  await expect(slides.nth(1)).toHaveAttribute('data-shown')
  await button(page, 'Diavoorstelling pauzeren').click()
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveCount(0)
  await expect(slides.nth(1)).toBeInViewport()
  await page.mouse.move(0, 0)
  await button(page, 'Diavoorstelling starten').click()
  await page.clock.runFor(5_000)
  await expect(slides.nth(2)).toHaveAttribute('data-shown')
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(fontShift)
})

test('slides wait while the mouse is over them', { tag: '@night' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/nl/over-ons/')
  await page.locator('.banner__slides').hover()
  await page.clock.runFor(20_000)
  await expect(page.locator('.banner__slides > li').first()).toHaveAttribute('data-shown')
})

test('a banner of properties links to each of them', { tag: '@night' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/nl/')
  const link = shown(page).getByRole('link')
  const first = await link.getAttribute('href')
  await page.clock.runFor(5_000)
  await expect(link).not.toHaveAttribute('href', first ?? '')
  await link.click()
  await page.waitForURL('**/nl/te-koop/**')
})

test('banners are accessible', { tag: '@night' }, async ({ page }) => {
  for (const path of ['/nl/', '/nl/over-ons/', '/nl/verkopen/', '/nl/verhuren/']) {
    await open(page, path)
    await checkLooks(page, path, [path === '/nl/' ? '[data-fading]' : '.banner'])
  }
})

test('a video plays automatically, muted, over its poster', async ({ page }) => {
  const asked: string[] = []
  await page.route(film, async (route) => {
    asked.push(route.request().url())
    await route.abort()
  })
  await open(page, '/nl/verhuren/')
  await expect(page.locator('.banner__media picture img')).toBeVisible()
  await expect.poll(() => asked).not.toEqual([])
  expect(await page.locator('video.film').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
})

test('a third-party map loads after a click, and receives its data at its own origin only', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(`${map}*`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', ({ data, origin }) => { document.body.textContent = JSON.stringify({ data, origin }) })</script><body>`,
    })
  })
  await open(page, '/nl/verkopen/')
  expect(asked).toEqual([])
  await expect(page.getByText('Dit komt van maps.example.')).toBeVisible()
  await page.getByRole('link', { name: 'Toon de kaart' }).click()
  const body = page.frameLocator('.banner__frame').locator('body')
  await expect(body).toContainText('property-list')
  const { data, origin } = JSON.parse((await body.textContent()) ?? '')
  expect(origin).toBe(site.origin)
  expect(data).toMatchObject({
    type: 'property-list',
    mapType: 'satellite',
    marker: 'house',
    info: 'Ons aanbod',
  })
  expect(data.properties[0]).toMatchObject({
    latitude: expect.any(Number),
    href: expect.stringMatching(/^\/nl\//),
  })
})

test('a map that has navigated to another origin receives nothing', { tag: '@night' }, async ({ page }) => {
  await page.route(`${map}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', () => { document.body.textContent = 'told' })</script><body>quiet`,
    }),
  )
  await open(page, '/nl/verkopen/')
  // The link has another origin than the frame when the message is sent.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-message]')
    if (link !== null) Object.defineProperty(link, 'origin', { value: 'https://elsewhere.example' })
  })
  await page.getByRole('link', { name: 'Toon de kaart' }).click()
  const body = page.frameLocator('.banner__frame').locator('body')
  await expect(body).toHaveText('quiet')
  await page.waitForTimeout(400)
  await expect(body).toHaveText('quiet')
})
