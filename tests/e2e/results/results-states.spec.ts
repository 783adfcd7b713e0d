import { expect, type Page, test } from '@playwright/test'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { summaryIn } from '#tests/support/sites/list-records.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'
import {
  openFilter,
  openList,
  queryOf,
  saleList,
  shownIds,
  summaryOf,
} from '#tests/support/pages/results-page.ts'

const search = '?city=berlare&city=stekene'

test('a link with a search never shows the list without it, and nothing shifts', async ({ page }) => {
  await watchLayoutShift(page)
  await page.addInitScript(() => {
    const seenLists = new Set<string>()
    Object.assign(window, { seenLists })
    const look = (): void => {
      const listing = document.querySelector('.listing')
      if (listing !== null && getComputedStyle(listing).visibility === 'visible') {
        seenLists.add(document.querySelector('.results-bar output')?.textContent ?? '')
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await openList(page, search)
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => {
    const lists: unknown = Reflect.get(window, 'seenLists')
    return lists instanceof Set ? [...lists] : []
  })
  expect(seen).toEqual([await summaryOf(page).textContent()])
  expect(await layoutShiftOf(page)).toBeLessThan(fontShift)
})

test(
  'without its script a search leaves the list unchanged, and the page says so',
  { tag: '@night' },
  async ({ page }) => {
    await page.route('**/_astro/Results*', (route) => route.abort())
    await page.goto(`${process.env['SITE_URL']}${saleList}${search}`)
    await expect(page.locator('[data-list=static] .card').first()).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('kon niet geladen worden')
    await page.unroute('**/_astro/Results*')
    await page.getByRole('link', { name: 'Laad opnieuw' }).click()
    await expect(summaryOf(page)).toHaveText(await summaryIn('berlare', 'stekene'))
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

for (const [name, path, use] of [
  ['a list whose filters are opened', saleList, (page: Page) => openFilter(page, 'Gemeente')],
  ['the favourites', '/nl/favorieten/', undefined],
  [
    'the calculator',
    '/nl/aankoopkosten/',
    (page: Page) => page.getByLabel('Prijs', { exact: true }).fill('1'),
  ],
] as const)
  test(`when its script fails to load, ${name} say so`, { tag: '@night' }, async ({ page }) => {
    await page.route(/_astro\/(?:Results|KeptHomes|Calculator)\./, (route) => route.abort())
    await page.goto(`${process.env['SITE_URL']}${path}`)
    await use?.(page)
    await expect(page.getByRole('alert')).toContainText('kon niet geladen worden')
    await expect(page.locator('.kept-wait').filter({ visible: true })).toHaveCount(0)
  })

test('going offline: loaded data can still be searched', { tag: '@night' }, async ({ page, context }) => {
  await openList(page, search)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Verwijder filter Stekene' }).click()
  await expect(summaryOf(page)).toHaveText(await summaryIn('berlare'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a search shows the whole list with an explanation, and links to a page per town', async ({
    page,
  }) => {
    await openPage(page, saleList + search)
    await expect(page.locator('[data-list=static] .card').first()).toBeVisible()
    await expect(page.locator('.results-notice--no-script')).toBeVisible()
    await expect(page.locator('#filters')).toBeHidden()
    await page
      .getByRole('navigation', { name: 'Per gemeente' })
      .getByRole('link', { name: 'Berlare' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Berlare')
  })
})

test('by keyboard alone', async ({ page }) => {
  await openPage(page, saleList)
  await page.locator('#filters summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.multi__filter')).toBeFocused()
  await page.keyboard.type('stek')
  await expect(page.locator('[name=city]:visible')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(() => queryOf(page)).toBe('?city=stekene')
  await page.keyboard.press('Escape')
  await expect(page.locator('#filters summary').first()).toBeFocused()
  await page.getByRole('link', { name: 'Verwijder filter Stekene' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page)).toBe('')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filters are a sheet, its button shows the count, and closing it adds one history entry', async ({
    page,
  }) => {
    await openPage(page, saleList)
    await expect(page.locator('#filters')).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).tap()
    await expect(page.locator('#filters')).toBeVisible()
    const towns = await openFilter(page, 'Gemeente')
    await towns.locator('label', { hasText: 'Berlare' }).tap()
    await towns.locator('label', { hasText: 'Stekene' }).tap()
    await expect(summaryOf(page)).toHaveText(await summaryIn('berlare', 'stekene'))
    const count = /^\d+/.exec((await summaryOf(page).textContent()) ?? '')?.[0]
    await page.getByRole('button', { name: `Toon ${count} panden` }).tap()
    await expect(page.locator('#filters')).toBeHidden()
    await expect(page.getByRole('button', { name: /Filters\s*2/ })).toBeVisible()
    expect(await findFlaws(page)).toEqual([])
    await page.goBack()
    expect(queryOf(page)).toBe('')
  })

  test('"clear" in the sheet removes all filters', { tag: '@night' }, async ({ page }) => {
    await openList(page, search)
    await page.getByRole('button', { name: /Filters/ }).tap()
    await page.locator('#filters').getByRole('link', { name: 'Wis alles' }).tap()
    await expect.poll(() => queryOf(page)).toBe('')
    await expect(page.locator('[data-list=static]')).toBeVisible()
  })
})

test('a list beside the map shows the same listings', { tag: '@night' }, async ({ page }) => {
  await openList(page, search)
  const before = await shownIds(page)
  await page.locator('.segment__option', { hasText: 'Kaart' }).click()
  await expect(page.locator('.results-split__list')).toBeVisible()
  expect(queryOf(page)).toBe(`${search}&view=map`)
  await expect.poll(() => shownIds(page)).toEqual(before)
  await page.goBack()
  await expect(page.locator('[name=view][value=list]')).toBeChecked()
})
