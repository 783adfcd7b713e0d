import { expect, test } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { somePaths } from '#tests/support/pages/kept.ts'
import { goTo, cachedPaths, openUnderWorker, waitForWorker } from '#tests/support/sites/offline-site.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'

test.use({ serviceWorkers: 'allow' })

const list = '/nl/te-koop/'
const note = 'U bent offline.'

test('a visited page can be read offline, with its date', async ({ page, context }) => {
  const trouble = await openUnderWorker(page, list)
  const title = await page.locator('.card__title').first().innerText()
  expect(trouble).toEqual([])
  await expect(page.getByText(note)).toHaveCount(0)
  await context.setOffline(true)
  await goTo(page, `${list}?sort=price`)
  await expect(page.getByText(note)).toContainText(/op \d+ \p{L}+ 20\d\d/u)
  await goTo(page, list)
  await expect(page.locator('.card__title').first()).toHaveText(title)
  const picture = page.locator('.card img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await findViolations(page)).toEqual([])
  await context.setOffline(false)
  await goTo(page, list)
  await expect(page.getByText(note)).toHaveCount(0)
})

test(
  'the first page of a visit is cached, though there was no worker yet',
  { tag: '@night' },
  async ({ page, context }) => {
    const [path = ''] = await somePaths(page, 1)
    await waitForWorker(page)
    expect(await cachedPaths(page)).toEqual([list])
    await context.setOffline(true)
    await goTo(page, list)
    await expect(page.getByText(note)).toBeVisible()
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent offline')
  },
)

for (const [language, visited, unvisited, words, width] of [
  ['nl', list, '/nl/te-huur/', 'U bent offline', 1280],
  ['fr', '/fr/a-vendre/', '/fr/a-louer/', 'Vous êtes hors ligne', 390],
] as const)
  test(
    `an unvisited page shows the offline page in its language: ${language}, ${width} wide`,
    { tag: language === 'nl' ? [] : '@night' },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      await openUnderWorker(page, visited)
      await context.setOffline(true)
      await goTo(page, unvisited)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
      expect(new URL(page.url()).pathname).toBe(unvisited)
      expect(await findViolations(page)).toEqual([])
      expect(await findFlaws(page)).toEqual([])
      await context.setOffline(false)
      await page.locator('.lost .button').click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words)
    },
  )

test(
  'a language that was never visited has its own offline page',
  { tag: '@night' },
  async ({ page, context }) => {
    await openUnderWorker(page, list)
    await context.setOffline(true)
    await goTo(page, '/de/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-BE')
  },
)

test(
  'a cached list that was never searched says that it cannot be searched offline',
  { tag: '@night' },
  async ({ page, context }) => {
    await openUnderWorker(page, list)
    await context.setOffline(true)
    for (const query of ['?city=aalst', '?view=map']) {
      await goTo(page, `${list}${query}`)
      await expect(page.getByRole('alert')).toContainText('kon niet geladen worden')
      await expect(page.locator('[data-list=static] .card').first()).toBeVisible()
    }
  },
)

test(
  'pages with forms, thank-you pages and the login are not cached',
  { tag: '@night' },
  async ({ page, context }) => {
    await openUnderWorker(page, list)
    const paths = [pageWith('form', 'nl', '<h1'), pageWith('thank-you', 'nl', '<h1'), '/nl/login/']
    for (const path of paths) await openPage(page, path)
    await openPage(page, '/nl/blog/')
    await expect.poll(() => cachedPaths(page)).toEqual([list, '/nl/blog/'])
    await context.setOffline(true)
    for (const path of paths) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent offline')
    }
  },
)

test(
  'favourites can be read offline, both the list and each page',
  { tag: '@night' },
  async ({ page, context }) => {
    await openUnderWorker(page, list)
    const link = page.locator('.card__title a').first()
    const [title, path] = [await link.innerText(), (await link.getAttribute('href')) ?? '']
    await page.locator('[data-favourite]').first().click()
    await expect.poll(() => cachedPaths(page)).toContain(path)
    await openPage(page, '/nl/favorieten/')
    await expect(page.locator('.kept-tile')).toHaveCount(1)
    await context.setOffline(true)
    await goTo(page, '/nl/favorieten/')
    await expect(page.locator('.kept-tile .card__title')).toHaveText(title)
    await expect(page.getByText(note)).toBeVisible()
    await page.locator('.kept-tile .card__title a').click()
    await page.waitForURL(`**${path}`)
    await expect(page.getByText(note)).toBeVisible()
    // The large picture was never loaded, so the card's picture replaces it.
    const picture = page.locator('.strip li img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  },
)

test('a current page is never searched with cached lists', { tag: '@night' }, async ({ page, context }) => {
  await openUnderWorker(page, `${list}?city=berlare`)
  await expect(page.locator('html')).not.toHaveAttribute('data-q')
  await openPage(page, list)
  await context.setOffline(true)
  await page.locator('#filters summary').first().click()
  await page.getByRole('checkbox', { name: 'Stekene' }).first().check()
  await expect(page.getByRole('alert')).toContainText('zonder uw filters')
})

test('a cached search keeps working, under its note', { tag: '@night' }, async ({ page, context }) => {
  await openUnderWorker(page, `${list}?city=berlare`)
  await expect(page.locator('html')).not.toHaveAttribute('data-q')
  const summary = await page.locator('.results-bar output:visible').first().innerText()
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('.results-bar output:visible').first()).toHaveText(summary)
  await expect(page.getByText(note)).toBeVisible()
})

test('with the worker, Back still uses the back/forward cache', { tag: '@night' }, async ({ page }) => {
  await openUnderWorker(page, list)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
  })
  await goTo(page, '/nl/')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'isRestored' in window && window.isRestored)).toBe(true)
})
