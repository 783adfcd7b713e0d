import { expect, test } from '@playwright/test'
import { keep, someIds, somePaths } from '#tests/support/pages/kept.ts'
import { checkLetters } from '#tests/support/pages/large-text.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

test('the comparison of four properties refuses a fifth from its page, with a message and a link', async ({
  page,
}) => {
  const paths = await somePaths(page, 5)
  await keep(page, 'compared', await someIds(page, 4))
  await openPage(page, paths[4] ?? '')
  await page.locator('[data-compare]').click()
  await expect(page.locator('.toast')).toHaveText('U vergelijkt al vier panden: verwijder er eerst één.')
  await expect(page.locator('[data-compare]')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'Naar uw vergelijking 4' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('the comparison to scale opens by keyboard, keeps its order, and its address opens it again', async ({
  page,
}) => {
  const ids = await someIds(page, 4)
  await keep(page, 'compared', ids)
  await openPage(page, '/nl/vergelijken/')
  await page.getByRole('radio', { name: 'Tabel' }).focus()
  await page.keyboard.press('ArrowRight')
  const titles = page.locator('.street__heads .compare__title')
  await expect(titles).toHaveCount(4)
  const shown = await titles.allTextContents()
  const address = await page.getByRole('textbox', { name: 'Adres van deze vergelijking' }).inputValue()
  expect(address).toContain(`/nl/vergelijken/?ids=${ids.join(',')}&view=scale`)
  await openPage(page, `/nl/vergelijken/?ids=${ids.join(',')}&view=scale`)
  await expect(titles).toHaveText(shown)
  await expect(page.getByRole('heading', { name: 'In één straat gezet' })).toBeVisible()
})

test('both views of a comparison fit letters of 150 and 200 %', { tag: '@night' }, async ({ page }) => {
  const ids = await someIds(page, 4)
  const address = `/nl/vergelijken/?ids=${ids.join(',')}`
  await openPage(page, address)
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await checkLetters(page, address)
  await openPage(page, `${address}&view=scale`)
  await expect(page.locator('.street__table')).toBeVisible()
  await checkLetters(page, `${address}&view=scale`)
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
