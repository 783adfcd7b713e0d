import { expect, type Locator, type Page } from '@playwright/test'
import { openPage, type Trouble } from './open-page.ts'

export const saleList = '/nl/te-koop/'

/** Opens a list, by default that for sale, with a query and waits until it is shown. */
export async function openList(page: Page, query = '', path = saleList): Promise<Trouble> {
  const trouble = await openPage(page, path + query)
  await expect(page.locator('html')).not.toHaveAttribute('data-q')
  return trouble
}

/** The summary: `42 panden, pagina 1 van 2`. */
export function summaryOf(page: Page): Locator {
  return page.locator('.results-bar output').first()
}

/** Returns the ids of the visible cards, in order, once the list has followed the summary, which changes first. */
export async function shownIds(page: Page): Promise<readonly number[]> {
  await expect(page.locator('.results-live[data-pending]')).toHaveCount(0)
  const hearts = page.locator('.listing [data-favourite]:visible')
  return hearts.evaluateAll((all) => all.map((heart) => Number(heart.getAttribute('data-favourite'))))
}

/** Opens a filter of the filter bar and returns it. */
export async function openFilter(page: Page, name: string): Promise<Locator> {
  const filter = page
    .locator('#filters details')
    .filter({ has: page.locator('.multi__label', { hasText: name }) })
  await filter.locator('summary').click()
  return filter
}

/** Returns the query of the current address. */
export function queryOf(page: Page): string {
  return new URL(page.url()).search
}
