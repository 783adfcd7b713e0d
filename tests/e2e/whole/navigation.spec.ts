import { expect, type Locator, type Page, test } from '@playwright/test'
import { illustratedPage } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const list = '/nl/te-koop/'

/** Records on each page which pictures took part in its view transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      Object.assign(window, { moved: viewTransition === null ? 'none' : 'waiting' })
      if (viewTransition === null) return
      await viewTransition.ready
      const parts = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined))
      Object.assign(window, { moved: [...new Set(parts)].join(' ') })
    })
  })
}

const movedIn = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'moved'))
const namesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')]
      .map((picture) => getComputedStyle(picture).viewTransitionName)
      .filter((name) => name !== 'none')
      .join(''),
  )

/** Hovers a link before the click, as a mouse does, so that its page and picture are preloaded. */
async function pressSlowly(link: Locator): Promise<void> {
  await link.hover()
  await link.page().waitForTimeout(1000)
  await link.click()
}

test('a view transition links the picture of a card and its page, both ways, and removes its names', async ({
  page,
}) => {
  await watchTransitions(page)
  await openPage(page, list)
  await pressSlowly(page.locator('.card__title a').first())
  await page.waitForURL('**/te-koop/*/*/*/')
  await expect.poll(() => movedIn(page)).toContain('::view-transition-group(listing)')
  await page.goBack({ waitUntil: 'commit' })
  // From the back/forward cache, so there is no load event.
  await expect(page).toHaveURL(`${process.env['SITE_URL']}${list}`)
  await expect.poll(() => movedIn(page)).toContain('::view-transition-group(listing)')
  await expect.poll(() => namesIn(page)).toBe('')
})

test(
  'a view transition links the picture of a similar listing and its page, both ways',
  { tag: '@night' },
  async ({ page }) => {
    await watchTransitions(page)
    const first = illustratedPage()
    await openPage(page, first)
    await pressSlowly(page.locator('#similar .card:has(img) .card__title a').first())
    await expect(page).not.toHaveURL(new RegExp(`${first}$`))
    await expect.poll(() => movedIn(page)).toContain('::view-transition-group(listing)')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(new RegExp(`${first}$`))
    await expect.poll(() => movedIn(page)).toContain('::view-transition-group(listing)')
    await expect.poll(() => namesIn(page)).toBe('')
  },
)

test('with reduced motion there is no transition', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransitions(page)
  await openPage(page, list)
  await page.locator('.card__title a').first().click()
  await page.waitForURL('**/te-koop/*/*/*/')
  await expect.poll(() => movedIn(page)).toBe('none')
})

const wasFetchedAhead = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry !== undefined && 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch'
  })

test('hovering a link prefetches its page', { tag: '@night' }, async ({ page }) => {
  const trouble = await openPage(page, list)
  const link = page.locator('.card__title a').first()
  await link.hover()
  await page.waitForTimeout(1000)
  await link.click()
  await page.waitForURL('**/te-koop/*/*/*/')
  expect(await wasFetchedAhead(page)).toBe(true)
  expect(trouble).toEqual([])
})

test('hovering anything else prefetches nothing', { tag: '@night' }, async ({ page }) => {
  await openPage(page, list)
  await page.waitForTimeout(1000)
  const link = page.locator('.card__title a').first()
  await link.evaluate((element: HTMLAnchorElement) => element.click())
  await page.waitForURL('**/te-koop/*/*/*/')
  expect(await wasFetchedAhead(page)).toBe(false)
})

test('a page has one breadcrumb, with and without a banner', { tag: '@night' }, async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await openPage(page, '/nl/blog/')
  await expect(crumbs).toContainText('Blog')
  await openPage(page, '/nl/verkopen/')
  await expect(crumbs).toHaveCount(1)
  await expect(page.locator('.banner').getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible()
})
