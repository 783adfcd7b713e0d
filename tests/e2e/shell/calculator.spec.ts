import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { somePaths } from '#tests/support/pages/kept.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'

const path = '/nl/aankoopkosten/'

const price = (page: Page) => page.getByLabel('Prijs', { exact: true })
const sum = (page: Page) => page.locator('.calc__sum')
const figure = (page: Page, label: string | RegExp) =>
  page.locator('.calc__result dl > div').filter({ hasText: label }).locator('dd')
const query = (page: Page) => new URL(page.url()).search

test.describe('the costs of a purchase', () => {
  test('are calculated while the form is filled in by mouse, and kept in the address', async ({ page }) => {
    const trouble = await openPage(page, path)
    await expect(sum(page)).toHaveText(/^Vul een prijs in/)
    await price(page).click()
    await price(page).pressSequentially('300000')
    await expect(figure(page, /^Verkooprecht 12/)).toHaveText(/36\.000$/)
    await page.getByText('Dit wordt mijn enige eigen woning').click()
    await expect(figure(page, /^Verkooprecht 2/)).toHaveText(/6\.000$/)
    await page.getByText('Brussel', { exact: true }).first().click()
    await expect(figure(page, /^Registratierechten 12,5/)).toHaveText(/12\.500$/)
    await page.getByLabel('Hoeveel energieklassen gaat u vooruit?').selectOption('Twee klassen')
    await expect(figure(page, /^Registratierechten 12,5/)).toHaveText(/6\.250$/)
    await expect.poll(() => query(page)).toBe('?region=brussels&price=300000&own=1&classes=2')
    expect(trouble).toEqual([])
  })

  test('can be calculated by keyboard alone, and the result gets the focus', async ({ page }) => {
    await openPage(page, path)
    await page.locator('input[name=region]').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(price(page)).toBeFocused()
    await page.keyboard.type('250.000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Uw berekening' })).toBeFocused()
    await expect(figure(page, /^Registratierechten 12,5/)).toHaveText(/31\.250$/)
    expect(query(page)).toBe('?region=wallonia&price=250000')
  })
})

test('a property links to the calculator with its own figures', async ({ page }) => {
  const [first = ''] = await somePaths(page, 1)
  await openPage(page, first)
  await page.getByText('Hoe we dat berekenen').click()
  await page.getByRole('link', { name: 'Bereken zelf' }).click()
  await page.waitForURL(/aankoopkosten/, { waitUntil: 'load' })
  await expect(page.locator('.calc__result dl').first()).toBeVisible()
  expect(query(page)).toMatch(/^\?region=flanders&.*price=\d+$/)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap on the button shows the result', { tag: '@night' }, async ({ page }) => {
    await openPage(page, path)
    await page.getByText('Wallonië', { exact: true }).first().tap()
    await price(page).tap()
    await price(page).fill('200000')
    await page.getByRole('button', { name: 'Bereken', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'Uw berekening' })).toBeInViewport()
    await expect(figure(page, /^Registratierechten/)).toHaveText(/25\.000$/)
    expect(await findFlaws(page)).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form opens a page with results calculated in advance', async ({ page }) => {
    await openPage(page, path)
    await expect(page.getByText('Zet JavaScript aan om zelf te rekenen')).toBeVisible()
    await price(page).fill('300000')
    await page.getByRole('button', { name: 'Bereken', exact: true }).click()
    expect(new URL(page.url()).hash).toBe('#computed')
    await expect(page.getByRole('table')).toHaveCount(3)
    const row = page.getByRole('table').first().getByRole('row').filter({ hasText: '300.000' })
    await expect(row).toHaveText(/39\.905.*9\.905/)
  })
})
