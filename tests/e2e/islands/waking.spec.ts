import { expect, type Page, test } from '@playwright/test'
import { holdFiles } from '#tests/support/pages/hold-files.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

// A click during a smooth scroll is released over something else.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const home = '/nl/'
const framework = /\/_astro\/(?:client|SearchBox)\./

/** Collects the framework files that a page loads from now on. */
function watchFramework(page: Page): readonly string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (framework.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

const sale = (page: Page) => page.locator('form[data-goal="sale"]')

test('without interaction no framework is loaded, hovering only preloads it, and the policy is kept', async ({
  page,
}) => {
  const fetched = watchFramework(page)
  const trouble = await openPage(page, home)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await page.locator('.search').hover()
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await expect(page.locator('astro-island[client="touch"]').first()).toHaveAttribute('ssr')
  expect(trouble).toEqual([])
})

test('the first click counts on a slow machine, and hydration keeps the input', async ({ page }) => {
  await slowDown(page)
  const trouble = await openPage(page, home)
  await sale(page).locator('summary').first().click()
  await sale(page).getByLabel('Berlare').click()
  await sale(page).getByLabel('Aalst').click()
  await expect(sale(page).locator('.multi__value').first()).toHaveText('Aalst, Berlare')
  await expect(sale(page).getByLabel('Berlare')).toBeChecked()
  await expect(sale(page).locator('details').first()).toHaveAttribute('open')
  expect(trouble).toEqual([])
})

test('a goal and boxes chosen before hydration are kept', async ({ page }) => {
  const release = await holdFiles(page, framework)
  await openPage(page, home)
  await sale(page).locator('summary').first().click()
  await sale(page).getByLabel('Berlare').check()
  await page.getByRole('radio', { name: 'Huren' }).check()
  const rent = page.locator('form[data-goal="rent"]')
  await rent.locator('summary').nth(1).click()
  await rent.getByLabel('Appartement').check()
  release()
  await expect(rent.locator('.multi__value').nth(1)).toHaveText('Appartement')
  await expect(rent.getByLabel('Appartement')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Huren' })).toBeChecked()
  await expect(sale(page).getByLabel('Berlare')).not.toBeChecked()
})

test('typing and Enter before hydration select the town instead of submitting', async ({ page }) => {
  await page.route(framework, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await openPage(page, home)
  await sale(page).locator('summary').first().press('Enter')
  await sale(page).locator('.multi__filter').first().pressSequentially('berla')
  await page.keyboard.press('Enter')
  await expect(sale(page).getByLabel('Berlare')).toBeFocused()
  await expect(sale(page).locator('[name=city]:visible')).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe(home)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 820 } })

  test('scrolling over the search box loads nothing, a tap hydrates it and counts', async ({ page }) => {
    const fetched = watchFramework(page)
    await openPage(page, home)
    const session = await page.context().newCDPSession(page)
    const box = await page.locator('.search').boundingBox()
    const y = (box?.y ?? 0) + 100
    const touch = (type: 'touchStart' | 'touchMove', up: number) => {
      return session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 195, y: y - up }] })
    }
    // A tap during momentum scrolling only stops it.
    const settled = page.evaluate(
      () => new Promise((done) => addEventListener('scrollend', () => done(true), { once: true })),
    )
    await touch('touchStart', 0)
    for (let up = 20; up <= 400; up += 20) await touch('touchMove', up)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await settled
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(fetched).toEqual([])
    await sale(page).locator('summary').nth(1).tap()
    await sale(page).getByLabel('Appartement').tap()
    await expect(sale(page).locator('.multi__value').nth(1)).toHaveText('Appartement')
  })
})

test('the form works when the files cannot be loaded', { tag: '@night' }, async ({ page }) => {
  await page.route(framework, (route) => route.abort())
  await page.goto(`${process.env['SITE_URL']}${home}`)
  await sale(page).locator('summary').first().click()
  await sale(page).getByLabel('Berlare').check()
  await page.keyboard.press('Escape')
  await sale(page).getByRole('button').click()
  await page.waitForURL('**/nl/te-koop/?city=berlare')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each goal is a form that opens its list', async ({ page }) => {
    await openPage(page, home)
    await page.getByRole('radio', { name: 'Huren' }).check()
    const rent = page.locator('form[data-goal="rent"]')
    await expect(sale(page)).toBeHidden()
    await rent.locator('summary').nth(1).click()
    await expect(rent.locator('.multi__filter')).toBeHidden()
    await rent.getByLabel('Appartement').check()
    await rent.locator('summary').nth(1).click()
    await rent.getByRole('button').click()
    await page.waitForURL('**/nl/te-huur/?type=2')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
