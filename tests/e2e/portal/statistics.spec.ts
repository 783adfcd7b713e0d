import { expect, type Page, test } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { type PortalSite, signIn } from '#tests/support/pages/portal-page.ts'
import { expectRestingBytes, expectWokenBytes } from '#tests/support/pages/woken-bytes.ts'
import { servePortal } from '#tests/support/sites/site-with-service.ts'

let site: PortalSite
test.beforeAll(async () => {
  site = await servePortal()
})
test.afterAll(async () => site.close())

const range = (page: Page, name: string) => page.locator('.chips').getByRole('link', { name, exact: true })
const table = (page: Page, by: string) => page.getByRole('table', { name: new RegExp(`per ${by}`) })
const graph = (page: Page) => page.locator('.graph svg').first()
const said = (page: Page) => page.locator('.graph__now output')

/** Opens the statistics of the shown home, and marks the document, so that one that is loaded anew can be told from it. */
async function openStatistics(page: Page): Promise<string> {
  const home = await signIn(page, site)
  await page.goto(`${home}/statistics`)
  await page.locator('body').evaluate((body) => body.setAttribute('data-same', ''))
  return home
}

const expectSame = (page: Page, isSame: boolean) =>
  expect(page.locator('body[data-same]')).toHaveCount(isSame ? 1 : 0)

test('range and home change without loading a page, and Back returns to what was shown', async ({ page }) => {
  const home = await openStatistics(page)
  await range(page, 'Week').click()
  await expect(table(page, 'week')).toBeVisible()
  await expect(page).toHaveURL(`${home}/statistics?by=week`)
  await expect(range(page, 'Week')).toHaveAttribute('aria-current', 'true')
  await expect(range(page, 'Week')).toBeFocused()
  await expect(page.locator('main output.vh')).toHaveText(/per week/)

  const picker = page.locator('.pick summary')
  const before = await picker.textContent()
  await picker.click()
  const other = page.locator('.pick__panel a:not([aria-current])').first()
  const address = new URL((await other.getAttribute('href')) ?? '', site.origin).href
  const name = (await other.locator('small').textContent()) ?? ''
  await other.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(picker).toContainText(name)
  await expect(picker).toBeFocused()
  await expect(page.locator('.pick')).not.toHaveAttribute('open')
  await expect(page.locator('main output.vh')).toContainText(name)
  await expect(page.locator('.tabs a').first()).toHaveAttribute('href', /\/overview$/)
  const overview = new URL(address).pathname.replace('statistics', 'overview')
  await expect(page.locator('.tabs a').first()).toHaveAttribute('href', overview)

  await page.goBack()
  await expect(table(page, 'week')).toBeVisible()
  await expect(picker).toHaveText(before ?? '')
  await page.goBack()
  await expect(table(page, 'dag')).toBeVisible()
  await expectSame(page, true)
  await page.reload()
  await expect(table(page, 'dag')).toBeVisible()
})

test(
  'where the answer does not come, or the owner is signed out, the link is followed',
  { tag: '@night' },
  async ({ page }) => {
    const home = await openStatistics(page)
    const opened = page.context().waitForEvent('page')
    await range(page, 'Maand').click({ modifiers: ['ControlOrMeta'] })
    await expect(table(await opened, 'maand')).toBeVisible()
    await expectSame(page, true)

    await page.route('**/statistics?by=week', (route) =>
      route.request().headers()['accept'] === 'application/json' ? route.abort() : route.continue(),
    )
    await range(page, 'Week').click()
    await expect(table(page, 'week')).toBeVisible()
    await expectSame(page, false)

    await range(page, 'Maand').click()
    await expect(table(page, 'maand')).toBeVisible()
    await page.context().clearCookies()
    await range(page, 'Dag').click()
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${home}/statistics?by=day`)
  },
)

test(
  'a key on the sleeping graph marks the next day, in each language, and the table has its count',
  { tag: '@night' },
  async ({ page }) => {
    const home = await signIn(page, site)
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
    })
    for (const locale of locales) {
      await page.goto(`${home.replace('/nl/', `/${locale}/`)}/statistics`)
      const answer = await page.request.get(page.url(), { headers: { accept: 'application/json' } })
      await expect(page.locator('h1')).toHaveText((await answer.json()).statistics.title)
      await expect(graph(page)).toHaveRole('slider')
      const days = await page.locator('.graph__slot title').allTextContents()
      const busiest = days.indexOf((await said(page).textContent()) ?? '')
      const [there, back] =
        busiest === 0 ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
      await graph(page).press(there)
      await expect(said(page)).toHaveText(days[busiest === 0 ? 1 : busiest - 1] ?? '')
      await expect(graph(page)).toHaveAttribute('aria-valuetext', (await said(page).textContent()) ?? '')
      await graph(page).press(back)
      await expect(said(page)).toHaveText(days[busiest] ?? '')
      await graph(page).press('End')
      const last = days.at(-1) ?? ''
      await expect(said(page)).toHaveText(last)
      const count = /(\d+)\D*$/.exec(last)?.[1] ?? 'none'
      await expect(page.locator('main table tbody td', { hasText: count }).first()).toBeVisible()
    }
    expect(troubles).toEqual([])
  },
)

test('statistics load only the small script at rest, and the island once a bar is pointed at', async ({
  page,
}) => {
  const home = await signIn(page, site)
  await expectRestingBytes(page, async () => {
    await page.goto(`${home}/statistics`)
  })
  await expectWokenBytes(page, async () => {
    await page.goto(`${home}/statistics`)
    const slot = page.locator('.graph__slot').nth(3)
    // Beside its bar.
    await slot.locator('.graph__hit').hover({ position: { x: 1, y: 5 } })
    await expect(said(page)).toHaveText((await slot.locator('title').textContent()) ?? '')
  })
})
