import { expect, type Page, test } from '@playwright/test'
import type { Unit } from '#domain/listing/project.ts'
import { layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { queryOf } from '#tests/support/pages/results-page.ts'
import {
  flats,
  headOf,
  openProject,
  pathOfProject,
  projectOf,
  shownLots,
  shownPrice,
  unitCount,
} from '#tests/support/pages/units-page.ts'

const lotsOf = (units: readonly Unit[]) => units.map(({ lot }) => lot)
const { units } = await projectOf(flats)
const inOrder = lotsOf(units)

/** Returns units by price, unpriced ones last, equal ones in the order of the record. */
function byPrice(sign: 1 | -1): readonly string[] {
  const value = (unit: Unit) => (shownPrice(unit) ?? Infinity * sign) * sign
  return lotsOf(
    [...units].sort((one, other) => (value(one) === value(other) ? 0 : value(one) - value(other))),
  )
}

const priceHead = (page: Page) => page.locator('#units th[data-sort=price]')

test('a column head sorts: ascending, descending, then by lot again', async ({ page }) => {
  const trouble = await openProject(page, flats)
  expect(await shownLots(page)).toEqual(inOrder)
  await headOf(page, 'Prijs').click()
  await expect(priceHead(page)).toHaveAttribute('aria-sort', 'ascending')
  expect(await shownLots(page)).toEqual(byPrice(1))
  await expect(unitCount(page)).toHaveText(`${units.length} eenheden. Prijs: laag naar hoog`)
  await headOf(page, 'Prijs').click()
  await expect(priceHead(page)).toHaveAttribute('aria-sort', 'descending')
  expect(await shownLots(page)).toEqual(byPrice(-1))
  await headOf(page, 'Prijs').click()
  await expect(page.locator('#units [aria-sort]')).toHaveCount(0)
  expect(await shownLots(page)).toEqual(inOrder)
  expect(queryOf(page)).toBe('')
  expect(trouble).toEqual([])
})

test('column heads become buttons without layout shift', async ({ page }) => {
  await watchLayoutShift(page)
  await openPage(page, await pathOfProject(flats))
  await priceHead(page).scrollIntoViewIfNeeded()
  await expect(headOf(page, 'Prijs')).toBeVisible()
  await page.waitForTimeout(300)
  expect(await layoutShiftOf(page)).toBe(0)
})

test('by keyboard: sort, sort by another column, filter, clear, and focus is never lost', async ({
  page,
}) => {
  await openProject(page, flats)
  await headOf(page, 'Verdieping').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#units th[data-sort=floor]')).toHaveAttribute('aria-sort', 'ascending')
  await expect(headOf(page, 'Verdieping')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('#units [aria-sort]')).toHaveCount(1)
  await expect(page.locator('#units th[data-sort=bedrooms]')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByLabel('Alleen beschikbare eenheden').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => queryOf(page)).toBe('?free=1&sort=bedrooms')
  // Enter in a form field would reload the page.
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Wis alles' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page)).toBe('')
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused()
  expect(await shownLots(page)).toEqual(inOrder)
})

test('the filters show matching units and their number', async ({ page }) => {
  await openProject(page, flats)
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('2')
  await page.getByLabel('Alleen beschikbare eenheden').check()
  const fitting = units.filter(
    ({ availability, bedrooms = 0 }) => availability === 'available' && bedrooms >= 2,
  )
  await expect(unitCount(page)).toHaveText(`${fitting.length} van de ${units.length} eenheden`)
  expect(await shownLots(page)).toEqual(lotsOf(fitting))
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Appartement' })
  const flatsOnly = fitting.filter(({ type }) => type === 'apartment')
  await expect(unitCount(page)).toHaveText(new RegExp(`^${flatsOnly.length} van`))
  expect(await shownLots(page)).toEqual(lotsOf(flatsOnly))
  expect(queryOf(page)).toBe('?type=appartement&bedrooms=2&free=1')
})

test('without matches the page says so, and one click clears the filters', async ({ page }) => {
  await openProject(page, flats, '?type=gelijkvloers&bedrooms=3&free=1')
  const fitting = units.filter(
    (unit) =>
      unit.type === 'groundFloorApartment' && unit.availability === 'available' && (unit.bedrooms ?? 0) >= 3,
  )
  expect(fitting).toEqual([])
  await expect(page.getByText('Geen enkele eenheid past bij uw keuze.')).toBeVisible()
  expect(await shownLots(page)).toEqual([])
  await page.getByRole('button', { name: 'Wis alles' }).click()
  await expect(page.getByText('Geen enkele eenheid past bij uw keuze.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Wis alles' })).toBeHidden()
  expect(await shownLots(page)).toEqual(inOrder)
})

test('Back and Forward follow the filters; a link and a reload restore them', async ({ page }) => {
  await openProject(page, flats)
  await page.getByLabel('Alleen beschikbare eenheden').check()
  await headOf(page, 'Prijs').click()
  await expect.poll(() => queryOf(page)).toBe('?free=1&sort=price')
  const cheapest = await shownLots(page)
  await page.goBack()
  await expect(page.locator('#units [aria-sort]')).toHaveCount(0)
  await expect(page.getByLabel('Alleen beschikbare eenheden')).toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('Alleen beschikbare eenheden')).not.toBeChecked()
  expect(await shownLots(page)).toEqual(inOrder)
  await page.goForward()
  await page.goForward()
  await expect(priceHead(page)).toHaveAttribute('aria-sort', 'ascending')
  expect(await shownLots(page)).toEqual(cheapest)
  await page.reload()
  await expect(page.getByLabel('Alleen beschikbare eenheden')).toBeChecked()
  await expect.poll(() => shownLots(page)).toEqual(cheapest)
})

test('after Back from a unit the table is unchanged', async ({ page }) => {
  await openProject(page, flats, '?free=1&sort=-price')
  await expect(priceHead(page)).toHaveAttribute('aria-sort', 'descending')
  const before = await shownLots(page)
  await page.locator('#units tbody tr:visible th > a:not(.units__plan)').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(before[0] ?? '')
  await page.goBack()
  await expect(priceHead(page)).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => shownLots(page)).toEqual(before)
})

const hostile = [
  `?type=${encodeURIComponent('<img src=x id=hostile onerror=alert(1)>')}&bedrooms=-1&free=yes&sort=__proto__`,
  '?type=constructor&bedrooms=9007199254740993&sort=--price&free=true',
  '?type=villa&bedrooms=99&sort=lot',
  '?type[]=appartement&%E0%A4%A&&&===&sort=price%00',
]
for (const query of hostile) {
  test(`a value without an option is ignored: ${query.slice(0, 50)}`, async ({ page }) => {
    const trouble = await openProject(page, flats, query)
    await page.getByLabel('Alleen beschikbare eenheden').check()
    await expect.poll(() => queryOf(page)).toContain('free=1')
    expect(queryOf(page)).not.toMatch(/[?&](?:type|bedrooms|sort)=/)
    await page.getByLabel('Alleen beschikbare eenheden').uncheck()
    expect(await shownLots(page)).toEqual(inOrder)
    await expect(page.locator('#hostile')).toHaveCount(0)
    expect(trouble).toEqual([])
  })
}

test('other parameters stay in the address', async ({ page }) => {
  await openProject(page, flats, '?utm_source=brief')
  await headOf(page, 'Prijs').click()
  await expect.poll(() => queryOf(page)).toBe('?utm_source=brief&sort=price')
})

test('the script of the table loads with the first interaction, once', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/unit-table/.test(request.url())) scripts.push(request.url())
  })
  await openProject(page, flats)
  expect(scripts).toEqual([])
  await headOf(page, 'Prijs').click()
  await expect(priceHead(page)).toHaveAttribute('aria-sort', 'ascending')
  await headOf(page, 'Verdieping').click()
  await expect(page.locator('#units th[data-sort=floor]')).toHaveAttribute('aria-sort', 'ascending')
  expect(scripts).toHaveLength(1)
})

test('an interaction without network is retried', async ({ page }) => {
  await page.route('**/unit-table*', (route) => route.abort())
  await openProject(page, flats)
  await headOf(page, 'Prijs').click()
  await page.waitForTimeout(300)
  expect(await shownLots(page)).toEqual(inOrder)
  await page.unroute('**/unit-table*')
  await headOf(page, 'Prijs').click()
  await expect(priceHead(page)).toHaveAttribute('aria-sort', 'ascending')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a sort menu replaces the column heads', async ({ page }) => {
    await openProject(page, flats)
    await expect(page.locator('#units thead')).toBeHidden()
    await page.getByRole('combobox', { name: 'Sorteer' }).selectOption('-price')
    await expect.poll(() => queryOf(page)).toBe('?sort=-price')
    expect(await shownLots(page)).toEqual(byPrice(-1))
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is complete, in the order of the lots, without buttons that need script', async ({
    page,
  }) => {
    await openProject(page, flats, '?free=1&sort=-price')
    expect(await shownLots(page)).toEqual(inOrder)
    await expect(page.locator('#units :is(button, select, input):visible')).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Op deze pagina' })
      .getByRole('link', { name: 'Technieken' })
      .click()
    await expect(page.locator('#technical')).toBeInViewport()
  })
})
