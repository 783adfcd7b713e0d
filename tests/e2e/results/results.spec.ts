import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { type ListedRecord, recordsForSale } from '#tests/support/sites/list-records.ts'
import {
  openFilter,
  openList,
  queryOf,
  saleList,
  shownIds,
  summaryOf,
} from '#tests/support/pages/results-page.ts'

const pageSize = 23
const ids = (records: readonly ListedRecord[]) => records.map(({ id }) => id).slice(0, pageSize)
const found = (records: readonly ListedRecord[]) => new RegExp(`^${records.length} pand(?:en)?$`)

let sale: readonly ListedRecord[] = []
test.beforeAll(async () => {
  sale = await recordsForSale()
})

test('towns add up, types and prices narrow the list, and the address has all filters', async ({ page }) => {
  const trouble = await openList(page)
  const towns = await openFilter(page, 'Gemeente')
  await towns.getByLabel('Berlare').check()
  await towns.getByLabel('Stekene').check()
  await page.keyboard.press('Escape')
  const inTowns = sale.filter(({ town }) => town === 'berlare' || town === 'stekene')
  await expect(summaryOf(page)).toHaveText(found(inTowns))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Berlare en Stekene')
  await expect(page).toHaveTitle(/^Te koop in Berlare en Stekene/)
  await expect.poll(() => shownIds(page)).toEqual(ids(inTowns))
  const types = await openFilter(page, 'Type')
  await types.locator('label:has([value="1"]) span').first().click()
  await page.keyboard.press('Escape')
  const houses = inTowns.filter(({ categories }) => categories.includes(1))
  await expect(summaryOf(page)).toHaveText(found(houses))
  const prices = await openFilter(page, 'Prijs')
  await prices.getByLabel(/350\.000 tot/).check()
  await page.keyboard.press('Escape')
  const dear = houses.filter(({ price = 0 }) => price >= 350_000 && price < 450_000)
  await expect(summaryOf(page)).toHaveText(found(dear))
  await expect.poll(() => shownIds(page)).toEqual(ids(dear))
  expect(queryOf(page)).toBe('?city=berlare&city=stekene&type=1&price=350000-450000')
  expect(trouble).toEqual([])
})

test('more filters: bedrooms, features, and text', async ({ page }) => {
  await openList(page)
  const more = await openFilter(page, 'Meer filters')
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('4')
  const large = sale.filter(({ bedrooms }) => bedrooms >= 4)
  await expect(summaryOf(page)).toHaveText(found(large))
  await more.getByLabel('Tuin').check()
  await expect.poll(() => queryOf(page)).toBe('?bedrooms=4&garden=1')
  await more.getByLabel('Trefwoorden').pressSequentially('berlare', { delay: 20 })
  await expect.poll(() => queryOf(page)).toBe('?bedrooms=4&garden=1&q=berlare')
  await expect(page.getByRole('link', { name: 'Verwijder filter ‘berlare’' })).toBeVisible()
  const shown = await shownIds(page)
  expect(shown.length).toBeGreaterThan(0)
  await more.getByLabel('Trefwoorden').fill('')
  await expect.poll(() => queryOf(page)).toBe('?bedrooms=4&garden=1')
})

test(
  'a price range outside the options is shown as chosen, stays with other filters, and can be removed',
  { tag: '@night' },
  async ({ page }) => {
    const between = sale.filter(({ price = 0 }) => price >= 260_000 && price <= 335_000)
    await openList(page, '?price=260000-335000')
    await expect(summaryOf(page)).toHaveText(found(between))
    const prices = await openFilter(page, 'Prijs')
    await expect(prices.locator('summary')).toContainText('335.000')
    const box = prices.locator('[value="260000-335000"]')
    await expect(box).toBeChecked()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('3')
    await expect.poll(() => queryOf(page)).toBe('?price=260000-335000&bedrooms=3')
    await page.keyboard.press('Escape')
    await openFilter(page, 'Prijs')
    await box.uncheck()
    await expect.poll(() => queryOf(page)).toBe('?bedrooms=3')
    await expect(box).toBeFocused()
  },
)

const byPrice = (one: ListedRecord, other: ListedRecord) => (one.price ?? 0) - (other.price ?? 0)
for (const [order, compare] of [
  ['price', byPrice],
  ['-price', (one: ListedRecord, other: ListedRecord) => byPrice(other, one)],
] as const) {
  test(`sorted by ${order}, listings without a value come last, with an explanation`, async ({ page }) => {
    await openList(page)
    await page.locator('[name=sort]').focus()
    await page.locator('[name=sort]').selectOption(order)
    await expect.poll(() => queryOf(page)).toBe(`?sort=${order}`)
    const priced = sale.filter(({ price }) => price !== undefined).toSorted(compare)
    const hidden = sale.filter(({ price }) => price === undefined)
    await expect(page.locator('.results-note')).toHaveText(new RegExp(`^${hidden.length} pand`))
    const priceOf = (id: number) => sale.find((record) => record.id === id)?.price
    expect((await shownIds(page)).map(priceOf)).toEqual(priced.slice(0, pageSize).map(({ price }) => price))
    await openList(page, `?sort=${order}&page=${Math.ceil(sale.length / pageSize)}`)
    expect((await shownIds(page)).slice(-hidden.length).map(priceOf)).toEqual(hidden.map(() => undefined))
  })
}

test('paging needs no page load, and moves focus and scroll to the start of the list', async ({ page }) => {
  await openList(page, '?type=1')
  const houses = sale.filter(({ categories }) => categories.includes(1))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(summaryOf(page)).toHaveText(/pagina\s2 van/)
  await expect.poll(() => shownIds(page)).toEqual(houses.slice(pageSize, 2 * pageSize).map(({ id }) => id))
  await expect(page.getByRole('region', { name: 'Zoekresultaten' })).toBeFocused()
  const top = await page.locator('.results-bar').evaluate((bar) => bar.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(250)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a filter on a town page leads to the main list, which without filters shows everything', async ({
  page,
}) => {
  await openList(page, '', `${saleList}berlare/`)
  const towns = await openFilter(page, 'Gemeente')
  await towns.getByLabel('Stekene').check()
  await expect.poll(() => new URL(page.url()).pathname).toBe(saleList)
  expect(queryOf(page)).toBe('?city=berlare&city=stekene')
  await towns.getByLabel('Stekene').uncheck()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${saleList}berlare/`)
  await expect(page.locator('[data-list=static]')).toBeVisible()
  await towns.getByLabel('Berlare').uncheck()
  await expect(summaryOf(page)).toHaveText(found(sale))
  await expect.poll(() => shownIds(page)).toEqual(ids(sale))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop')
})

test(
  'an empty result without a town shows homes that miss one wish, and no map button',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openList(page, '?type=1&price=-50000')
    await expect(page.locator('.empty-near .card')).toHaveCount(3)
    await expect(page.locator('.empty-near .card__place').first()).not.toContainText('km')
    await expect(page.locator('.filters .segment')).toBeHidden()
  },
)

test('a shared link works in another language, and the language switch keeps the filters', async ({
  page,
}) => {
  await openList(page, '?city=berlare&city=zele&sort=-price')
  const before = await shownIds(page)
  await page.locator('.topbar summary').click()
  await page.locator('.topbar a[hreflang^=fr]').click()
  await page.waitForURL('**/fr/**')
  expect(queryOf(page)).toBe('?city=berlare&city=zele&sort=-price')
  await expect(page.locator('html')).not.toHaveAttribute('data-q')
  await expect.poll(() => shownIds(page)).toEqual(before)
})

test(
  'a link to the next page that has just got the focus leads to the start of that page',
  { tag: '@night' },
  async ({ page }) => {
    await openList(page, '?type=1')
    const next = page.locator('.results-region .paging a').last()
    await expect(next).toBeAttached()
    await page.waitForLoadState('networkidle')
    await next.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page)).toBe('?type=1&page=2')
    // As long as a smooth scroll takes.
    await page.waitForTimeout(1000)
    await expect(page.locator('.results-live .results-bar')).toBeInViewport()
  },
)
