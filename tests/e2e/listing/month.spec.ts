import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = findListing(/data-month="[^"]*ownTotal/)
const month = (page: Page) => page.locator('[data-month]')
const sum = (page: Page) => month(page).locator('.month__sum')
const amount = async (page: Page): Promise<number> =>
  Number(((await sum(page).textContent()) ?? '').replaceAll(/\D/g, ''))

/** Opens the fold, with a rate of the visitor: the agency's own may be too old by now. */
async function openMonth(page: Page): Promise<readonly string[]> {
  const trouble = await openPage(page, path)
  await page.getByText('Reken de maand uit').click()
  await page.getByLabel('Rente per jaar, in %').fill('3,20')
  await expect(sum(page)).not.toBeEmpty()
  return trouble
}

test(
  'what a home costs a month moves with the sliders, by keyboard, and is said once',
  { tag: '@night' },
  async ({ page }) => {
    const trouble = await openMonth(page)
    const before = await amount(page)
    await page.getByLabel('Eigen middelen').focus()
    await page.keyboard.press('PageUp')
    await expect.poll(() => amount(page)).toBeLessThan(before)
    const less = await amount(page)
    await page.getByLabel('Looptijd').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(month(page).locator('output[for=month-years]')).toHaveText('24 jaar')
    await expect.poll(() => amount(page)).toBeGreaterThan(less)
    const words = (await sum(page).textContent()) ?? ''
    await expect(month(page).locator('output.vh')).toHaveText(`Per maand ongeveer ${words}`)
    // Everywhere on the page it is the same sum.
    await expect(page.locator('.sums [data-month-of=sum]')).toHaveText(words)
    expect(trouble).toEqual([])
  },
)

test('an only home of the buyer costs less, and an empty rate says no sum', async ({ page }) => {
  await openMonth(page)
  const before = await amount(page)
  await page.getByText('Dit wordt mijn enige eigen woning').click()
  await expect.poll(() => amount(page)).toBeLessThan(before)
  await page.getByLabel('Rente per jaar, in %').fill('')
  await expect(sum(page)).toBeHidden()
  await expect(page.getByText('Vul een rente in')).toBeVisible()
  await expect(page.locator('.sums [data-month-of=sum]')).toBeHidden()
})

test('a page that was built long ago empties the rate by the visitor’s clock', async ({ page }) => {
  // A rate holds for 60 days.
  await page.clock.setFixedTime(Date.now() + 90 * 86_400_000)
  await openPage(page, path)
  await page.getByText('Reken de maand uit').click()
  await expect(page.getByLabel('Rente per jaar, in %')).toHaveValue('')
  await expect(sum(page)).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a table by own means and years stands in for the sliders', async ({ page }) => {
    await openPage(page, path)
    await page.getByText('Reken de maand uit').click()
    await expect(month(page).getByRole('slider')).toHaveCount(0)
    const until = await month(page).getAttribute('data-until')
    if (until !== null) await expect(month(page).getByRole('table')).toBeVisible()
  })
})
