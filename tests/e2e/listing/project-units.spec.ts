import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import type { Unit } from '#domain/listing/project.ts'
import { queryOf } from '#tests/support/pages/results-page.ts'
import {
  flats,
  openProject,
  projectOf,
  shownLots,
  shownPrice,
  unitCount,
  unitField,
} from '#tests/support/pages/units-page.ts'

const lotsOf = (units: readonly Unit[]) => units.map(({ lot }) => lot)
const { units } = await projectOf(flats)
const offered = units.filter(({ availability }) => availability !== 'sold')

/** Returns units by price, unpriced ones last, equal ones in the order of the record. */
function byPrice(sign: 1 | -1): readonly string[] {
  const value = (unit: Unit) => (shownPrice(unit) ?? Infinity * sign) * sign
  return lotsOf(
    [...offered].sort((one, other) => (value(one) === value(other) ? 0 : value(one) - value(other))),
  )
}
const cheapestFirst = byPrice(1)

test('what can be bought comes first, the cheapest on top, and what is sold is in a fold without prices', async ({
  page,
}) => {
  const trouble = await openProject(page, flats)
  expect(await shownLots(page)).toEqual(cheapestFirst)
  const sold = page.getByText(`${units.length - offered.length} verkocht`, { exact: true })
  await expect(page.locator('.units-sold')).toBeHidden()
  await sold.click()
  await expect(page.locator('.units-sold li')).toHaveCount(units.length - offered.length)
  await expect(page.locator('.units-sold')).not.toContainText('€')
  await expect(page.locator('#units')).toContainText('Alle prijzen zijn exclusief btw en kosten')
  await page.getByRole('link', { name: 'Wat komt erbij?' }).click()
  await expect(page.locator('#costs h2')).toBeInViewport()
  expect(trouble).toEqual([])
})

test('by keyboard: filter, clear, and focus is never lost; the script loads with the first interaction, once', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/unit-list/.test(request.url())) scripts.push(request.url())
  })
  await openProject(page, flats)
  expect(scripts).toEqual([])
  await unitField(page, 'Slaapkamers').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => queryOf(page)).toBe('?bedrooms=2')
  await expect(unitField(page, 'Slaapkamers')).toBeFocused()
  const fitting = offered.filter(({ bedrooms = 0 }) => bedrooms >= 2)
  await expect(unitCount(page)).toHaveText(`${fitting.length} van de ${offered.length} eenheden`)
  expect(new Set(await shownLots(page))).toEqual(new Set(lotsOf(fitting)))
  await page.getByRole('button', { name: 'Wis alles' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page)).toBe('')
  await expect(page.locator('#units select').first()).toBeFocused()
  expect(await shownLots(page)).toEqual(cheapestFirst)
  expect(scripts).toHaveLength(1)
})

test('Back and Forward follow the filters; a link and a reload restore them', async ({ page }) => {
  await openProject(page, flats)
  await unitField(page, 'Slaapkamers').selectOption('2')
  await expect.poll(() => queryOf(page)).toBe('?bedrooms=2')
  await unitField(page, 'Sorteer').selectOption('-living')
  await expect.poll(() => queryOf(page)).toBe('?bedrooms=2&sort=-living')
  const largest = await shownLots(page)
  await page.goBack()
  await expect(unitField(page, 'Sorteer')).toHaveValue('')
  await expect(unitField(page, 'Slaapkamers')).toHaveValue('2')
  await page.goBack()
  await expect(unitField(page, 'Slaapkamers')).toHaveValue('')
  expect(await shownLots(page)).toEqual(cheapestFirst)
  await page.goForward()
  await page.goForward()
  await expect.poll(() => shownLots(page)).toEqual(largest)
  await page.reload()
  await expect.poll(() => shownLots(page)).toEqual(largest)
})

test('after Back from a unit the list is unchanged', async ({ page }) => {
  await openProject(page, flats, '?sort=-price')
  await expect.poll(() => shownLots(page)).toEqual(byPrice(-1))
  await page.locator('#units .unit:visible h3 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(byPrice(-1)[0] ?? '')
  await page.goBack()
  await expect.poll(() => shownLots(page)).toEqual(byPrice(-1))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is complete, the cheapest first, without fields and buttons that need script', async ({
    page,
  }) => {
    await openProject(page, flats, '?sort=-price')
    expect(await shownLots(page)).toEqual(cheapestFirst)
    await expect(page.locator('#units :is(button, select, input):visible')).toHaveCount(0)
    await expect(page.locator('.listing-buttons')).toBeHidden()
    await page
      .getByRole('navigation', { name: 'Op deze pagina' })
      .getByRole('link', { name: 'Technieken' })
      .click()
    await expect(page.locator('#technical')).toBeInViewport()
  })
})
