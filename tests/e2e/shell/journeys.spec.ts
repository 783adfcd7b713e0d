import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'
import {
  openFilter,
  openList,
  queryOf,
  saleList,
  shownIds,
  summaryOf,
} from '#tests/support/pages/results-page.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach it in ${limit} times`)
}

test('by keyboard alone: from home to a list of one town to a property and back', async ({ page }) => {
  const trouble = await openPage(page, '/nl/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Naar de inhoud|^Ga naar/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.locator('form[data-goal=sale]')
  await tabTo(page, form.locator('summary').first())
  await page.keyboard.press('Enter')
  // A list that wakes moves the focus into its field by itself, before or after the key.
  const filter = form.locator('.multi__filter').first()
  await expect(filter).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(async () => {
    const isPast = await page.evaluate(() => document.activeElement?.matches('[type=checkbox]') === true)
    if (isPast) await page.keyboard.press('Shift+Tab')
    await expect(filter).toBeFocused({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await page.keyboard.type('berla')
  // The search box may not be hydrated yet.
  await page.keyboard.press('Enter')
  await expect(form.locator('[value=berlare]')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(form.getByRole('button')).toHaveText(/^Toon \d+ pand/)
  await page.keyboard.press('Escape')
  await tabTo(page, form.getByRole('button'), 5)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nl/te-koop/?city=berlare')
  await expect(summaryOf(page)).toHaveText(/^\d+ pand/)
  await expect(page.locator('html')).not.toHaveAttribute('data-q')
  const title = page.locator('.results-region .card__title a').first()
  const name = await title.innerText()
  await tabTo(page, title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.locator('.results-region .card__title a').first()).toHaveText(name)
  expect(trouble).toEqual([])
})

test(
  'two tabs: the hearts of a filtered list and of the favourites stay in sync',
  { tag: '@night' },
  async ({ page, context }) => {
    await openList(page, '?city=berlare&sort=price')
    const favourites = await context.newPage()
    await openPage(favourites, '/nl/favorieten/')
    const [first = 0, second = 0] = await shownIds(page)
    const heart = (id: number) => page.locator(`.results-region [data-favourite="${id}"]`)
    await heart(first).click()
    await heart(second).click()
    await expect(favourites.locator('.kept-tile')).toHaveCount(2)
    await favourites.locator(`.kept-tile [data-favourite="${first}"]`).click()
    await expect(heart(first)).toHaveAttribute('aria-pressed', 'false')
    await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
    // Re-rendered cards show it, too.
    await page.locator('[name=sort]').selectOption('-price')
    await expect.poll(() => queryOf(page)).toBe('?city=berlare&sort=-price')
    await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.header [data-count]')).toHaveText('1')
  },
)

test.describe('by touch alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('from home through the filter sheet to a property, a favourite, and back', async ({ page }) => {
    const trouble = await openPage(page, '/nl/')
    const form = page.locator('form[data-goal=sale]')
    await form.getByRole('button').tap()
    await page.waitForURL((url) => url.pathname === saleList && url.search === '')
    await page.getByRole('button', { name: 'Filters' }).tap()
    const types = await openFilter(page, 'Type')
    await types.locator('label').first().tap()
    await page
      .locator('#filters')
      .getByRole('button', { name: /^Toon \d+/ })
      .tap()
    await expect(page.locator('#filters')).toBeHidden()
    await expect.poll(() => queryOf(page)).toMatch(/^\?type=\d+$/)
    const query = queryOf(page)
    const [id] = await shownIds(page)
    await page.locator(`.results-region [data-favourite="${id}"]`).tap()
    await expect(page.locator('.header [data-count]')).toHaveText('1')
    const title = page.locator('.results-region .card__title a').first()
    const name = await title.innerText()
    await title.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe(query)
    await expect(page.locator('.results-region .card__title a').first()).toHaveText(name)
    await expect(page.getByRole('button', { name: /Filters\s*1/ })).toBeVisible()
    expect(trouble).toEqual([])
  })
})
