import { expect, test } from '@playwright/test'
import { keep, someIds, somePaths } from '#tests/support/pages/kept.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const comparePage = '/nl/vergelijken/'

test.describe('the comparison', () => {
  test('accepts four properties from their pages and refuses a fifth with a message', async ({ page }) => {
    const paths = await somePaths(page, 5)
    for (const path of paths.slice(0, 4)) {
      await openPage(page, path)
      await page.locator('[data-compare]').click()
      await expect(page.locator('[data-compare]')).toHaveAttribute('aria-pressed', 'true')
    }
    await openPage(page, paths[4] ?? '')
    await page.locator('[data-compare]').click()
    await expect(page.locator('.toast')).toHaveText('U vergelijkt al vier panden: verwijder er eerst één.')
    await expect(page.locator('[data-compare]')).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('link', { name: 'Naar uw vergelijking 4' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(5)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  test('lets equal rows step back, and can hide them', async ({ page }) => {
    await keep(page, 'compared', await someIds(page, 2))
    await openPage(page, comparePage)
    const rows = page.locator('.compare tbody tr:has(td)')
    await expect(rows.first()).toBeVisible()
    const [all, equal] = [await rows.count(), await page.locator('.compare [data-same]').count()]
    expect(equal).toBeGreaterThan(0)
    expect(equal).toBeLessThan(all)
    await expect(page.getByText('verschilt', { exact: true })).toHaveCount(0)
    await page.getByLabel('Toon alleen wat verschilt').check()
    await expect(rows).toHaveCount(all - equal)
  })

  test('accepts favourites', async ({ page }) => {
    const [first = 0, second = 0] = await someIds(page, 2)
    await keep(page, 'favourites', [first, second])
    await keep(page, 'compared', [first])
    await openPage(page, comparePage)
    await page.locator('.compare-add button').click()
    await expect(page.locator('.compare thead a')).toHaveCount(2)
    await expect(page.locator('.compare-add')).toHaveCount(0)
  })
})

test('viewed properties are listed, latest first', async ({ page }) => {
  const [first = '', second = ''] = await somePaths(page, 2)
  await openPage(page, first)
  await openPage(page, second)
  await openPage(page, '/nl/recent-bekeken/')
  await expect(page.locator('.kept-tile')).toHaveCount(2)
  await expect(page.locator('.kept-tile a').first()).toHaveAttribute('href', second)
})

test("a saved search shows today's number of results, and opens", async ({ page }) => {
  const search = {
    section: 'sale',
    query: '?bedrooms=3',
    name: 'Te koop: drie slaapkamers',
    savedOn: '2026-11-18',
  }
  await openPage(page, '/nl/zoekopdrachten/')
  await keep(page, 'searches', [search, { ...search, section: 'gone-list' }])
  await openPage(page, '/nl/zoekopdrachten/')
  await expect(page.locator('.saved__count').first()).toHaveText(/Vandaag gevonden: [\d.]+ pand/)
  await expect(page.locator('.saved').first()).toContainText('Bewaard op 18 november 2026')
  await expect(page.locator('.saved').last()).toContainText('Deze lijst bestaat niet meer.')
  await page.getByRole('link', { name: search.name }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms=3$/)
})
