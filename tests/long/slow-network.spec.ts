import { expect, type Page, test } from '@playwright/test'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { summaryIn } from '#tests/support/sites/list-records.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { openFilter, queryOf, saleList, shownIds, summaryOf } from '#tests/support/pages/results-page.ts'

/** Delay of each search file in milliseconds. */
const delay = 3000

async function slowFiles(page: Page): Promise<void> {
  await page.route('**/search/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
}

const opacityOfList = (page: Page) =>
  page.locator('[data-list=static]').evaluate((list) => Number(getComputedStyle(list).opacity))

for (const width of [1280, 390]) {
  test(`while files load the old list stays, dimmed, without layout shift, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchLayoutShift(page)
    await slowFiles(page)
    const trouble = await openPage(page, saleList)
    const before = await shownIds(page)
    if (width < 960) await page.getByRole('button', { name: /Filters/ }).click()
    const towns = await openFilter(page, 'Gemeente')
    await towns.getByLabel('Berlare').check()
    await expect.poll(() => queryOf(page)).toBe('?city=berlare')
    // On a busy machine the sheet of filters opens long after the press, which then counts as a shift.
    const opened = await layoutShiftOf(page)
    // A short wait does not dim the list.
    await expect(page.locator('[data-list=static]')).toHaveCSS('transition-delay', '0.2s')
    await expect.poll(() => opacityOfList(page)).toBeLessThan(0.5)
    expect(await page.locator('[data-list=static] .card').count()).toBe(before.length)
    await expect(summaryOf(page)).toHaveText(await summaryIn('berlare'), { timeout: 4 * delay })
    await expect(page.locator('[data-pending]')).toHaveCount(0)
    await expect(page.locator('[data-list=static]')).toBeHidden()
    await page.waitForTimeout(300)
    expect((await layoutShiftOf(page)) - opened).toBeLessThan(fontShift)
    expect(trouble).toEqual([])
  })
}

test('a link with filters on a slow network shows header and filters first, then the list', async ({
  page,
}) => {
  await watchLayoutShift(page)
  await slowFiles(page)
  await openPage(page, `${saleList}?city=berlare`)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('[data-list=static]')).toBeHidden()
  await expect(summaryOf(page)).toHaveText(await summaryIn('berlare'), { timeout: 4 * delay })
  expect(await layoutShiftOf(page)).toBeLessThan(fontShift)
})

test('on a slow network the result of the last search wins', async ({ page }) => {
  await slowFiles(page)
  await openPage(page, saleList)
  const towns = await openFilter(page, 'Gemeente')
  await towns.getByLabel('Berlare').check()
  await towns.getByLabel('Stekene').check()
  await towns.getByLabel('Berlare').uncheck()
  await expect(summaryOf(page)).toHaveText(await summaryIn('stekene'), { timeout: 4 * delay })
  expect(queryOf(page)).toBe('?city=stekene')
})

test('going offline, the search box counts with the loaded files, and with the others once online', async ({
  page,
  context,
}) => {
  await openPage(page, '/nl/')
  const sale = page.locator('form[data-goal=sale]')
  await sale.locator('summary').first().click()
  await expect(sale.locator('output.vh')).toBeAttached()
  await context.setOffline(true)
  await sale.getByLabel('Berlare').check()
  const count = await sale
    .locator('.multi__option', { hasText: 'Berlare' })
    .locator('.multi__count')
    .innerText()
  await expect(sale.getByRole('button')).toHaveText(new RegExp(`^Toon ${count} pand`))
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Huren' }).check()
  const rent = page.locator('form[data-goal=rent]')
  await rent.locator('summary').nth(1).click()
  await rent.getByLabel('Appartement').check()
  await expect(rent.getByRole('button')).toHaveText('Toon resultaten')
  await context.setOffline(false)
  await rent.getByLabel('Woning').check()
  await expect(rent.getByRole('button')).toHaveText(/^Toon \d+ pand/)
})

test('going offline before hydration, the search box stays a form, and hydrates once online', async ({
  page,
  context,
}) => {
  await openPage(page, '/nl/')
  const sale = page.locator('form[data-goal=sale]')
  await context.setOffline(true)
  await sale.locator('summary').first().click()
  await sale.getByLabel('Berlare').check()
  await context.setOffline(false)
  await sale.getByLabel('Zele').check()
  await expect(sale.locator('.multi__value').first()).toHaveText('Berlare, Zele')
})

test('on a slow network, ticking, sorting and paging in turn end with the results of the address', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await openPage(page, `${saleList}?type=1`)
  await expect(page.locator('html')).not.toHaveAttribute('data-q', { timeout: 30_000 })
  await page.locator('[name=sort]').selectOption('price')
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(summaryOf(page)).toHaveText(/pagina\s2 van/)
  expect(queryOf(page)).toBe('?type=1&sort=price&page=2')
})
