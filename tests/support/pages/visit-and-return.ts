import { expect, type Page } from '@playwright/test'
import { openList, shownIds, summaryOf } from './results-page.ts'

/** Opens a card far down the second page of a search, goes back, and returns how many pixels the card has moved. */
export async function visitAndReturn(page: Page): Promise<number> {
  await openList(page, '?type=1&sort=-price')
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(summaryOf(page)).toHaveText(/pagina\s2 van/)
  const before = await shownIds(page)
  const card = page.locator('.listing .card:visible .card__title a').nth(14)
  await card.scrollIntoViewIfNeeded()
  const href = await card.getAttribute('href')
  const topOf = () =>
    page
      .locator(`.listing .card__title a[href="${href}"]:visible`)
      .evaluate((link) => link.getBoundingClientRect().top)
  await page.waitForTimeout(300)
  const wasAt = await topOf()
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  await card.click()
  await page.waitForURL(`**${href}`)
  // A page from the back/forward cache has no load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).not.toHaveAttribute('data-q')
  await expect(summaryOf(page)).toHaveText(/pagina\s2 van/)
  expect(await shownIds(page)).toEqual(before)
  await expect(page.locator('[name=sort]')).toHaveValue('-price')
  await expect(page.locator('[name=type][value="1"]')).toBeChecked()
  await page.waitForTimeout(300)
  return Math.abs((await topOf()) - wasAt)
}
