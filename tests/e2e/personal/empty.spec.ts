import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

test('pages of what is kept lead on where there is nothing, to the three newest homes too', async ({
  page,
}) => {
  await openPage(page, '/nl/te-koop/')
  const titles = await page.locator('[data-list=static] .card__title').allTextContents()
  for (const path of ['/nl/favorieten/', '/nl/vergelijken/', '/nl/recent-bekeken/', '/nl/zoekopdrachten/']) {
    const trouble = await openPage(page, path)
    await expect(page.locator('.empty-near .card__title'), path).toHaveText(titles.slice(0, 3))
    await expect(page.locator('main .lost__links').last().getByRole('link').first(), path).toBeVisible()
    await expect(page.locator('main .empty__art, main .page-drawing img').first(), path).toBeVisible()
    expect(trouble, path).toEqual([])
  }
})

test('a kept home says what it cost before', async ({ page }) => {
  await openPage(page, '/nl/te-koop/')
  await page.evaluate(() => localStorage.setItem('kept.1.favourites', '[2535]'))
  await openPage(page, '/nl/favorieten/')
  await expect(page.locator('.kept-tile__reduced')).toHaveText(/^Prijs verlaagd op .*, eerder €/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the vacancies link to the form for who finds none', async ({ page }) => {
    await openPage(page, '/nl/vacatures/')
    await page.locator('[data-module="232"] a.button').click()
    await expect(page).toHaveURL(/\/nl\/solliciteren\/$/)
  })
})
