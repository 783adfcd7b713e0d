import { expect, test } from '@playwright/test'
import { summaryIn } from '#tests/support/sites/list-records.ts'
import { expectMap } from '#tests/support/pages/map-page.ts'
import {
  openFilter,
  openList,
  queryOf,
  saleList,
  shownIds,
  summaryOf,
} from '#tests/support/pages/results-page.ts'
import { visitAndReturn } from '#tests/support/pages/visit-and-return.ts'

test(
  'without the back/forward cache, Back from a property restores the list, its page and scroll position',
  { tag: '@night' },
  async ({ page }) => {
    expect(await visitAndReturn(page)).toBeLessThan(100)
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(false)
  },
)

test('Back and Forward restore searches with their controls and scroll positions', async ({ page }) => {
  await openList(page)
  const towns = await openFilter(page, 'Gemeente')
  await towns.getByLabel('Berlare').check()
  await towns.getByLabel('Stekene').check()
  await page.keyboard.press('Escape')
  await expect(summaryOf(page)).toHaveText(await summaryIn('berlare', 'stekene'))
  const inTowns = await summaryOf(page).textContent()
  const unsorted = await shownIds(page)
  await page.locator('[name=sort]').selectOption('price')
  await expect.poll(() => queryOf(page)).toBe('?city=berlare&city=stekene&sort=price')
  // The list follows the address after the next paint, and begins at its start.
  await expect.poll(() => shownIds(page)).not.toEqual(unsorted)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(summaryOf(page)).toHaveText(/pagina\s2 van/)
  await page.goBack()
  await expect(summaryOf(page)).toHaveText(inTowns ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1300)
  await page.goBack()
  await expect.poll(() => queryOf(page)).toBe('?city=berlare&city=stekene')
  await expect(page.locator('[name=sort]')).toHaveValue('')
  // Choices within one open filter are one history entry.
  await page.goBack()
  await expect.poll(() => queryOf(page)).toBe('')
  await expect(page.locator('[data-list=static]')).toBeVisible()
  await expect(page.locator('[name=city][value=berlare]')).not.toBeChecked()
  await page.goForward()
  await expect(page.locator('[name=city][value=berlare]')).toBeChecked()
  await expect(summaryOf(page)).toHaveText(inTowns ?? '')
})

test('a reload restores the search and the scroll position', { tag: '@night' }, async ({ page }) => {
  await openList(page, '?city=sint-niklaas&city=berlare&city=stekene')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.waitForTimeout(400)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-q')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1100)
})

test(
  'files of the search before that arrive late do not take the map away',
  { tag: '@night' },
  async ({ page }) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/sale-texts-nl.*', async (route) => {
      await released
      await route.continue()
    })
    await openList(page, '?bedrooms=3')
    /** Changes the address as Back and Forward do. */
    const goTo = (query: string) =>
      page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, saleList + query)
    const asked = page.waitForRequest('**/sale-texts-nl.*')
    await goTo('?q=tuin')
    await asked
    await goTo('?bedrooms=3&view=map')
    await expectMap(page)
    const arrived = page.waitForResponse('**/sale-texts-nl.*')
    release()
    await (await arrived).finished()
    await page.waitForTimeout(300)
    await expect(page.locator('.results-live[data-pending]')).toHaveCount(0)
    await expect(page.locator('.map[data-state="ready"]')).toBeVisible()
  },
)
