import type { Page } from '@playwright/test'
import { openPage, type Trouble } from './open-page.ts'

const list = '/nl/te-koop/'

/** Stores a list as the site does; a page of the site must be open. */
export async function keep(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`kept.1.${name}`, JSON.stringify(value)],
  )
}

/** Opens the list for sale and returns the IDs of its first properties. */
export async function someIds(page: Page, count: number): Promise<readonly number[]> {
  await openPage(page, list)
  const hearts = await page.locator('[data-favourite]').all()
  return Promise.all(
    hearts.slice(0, count).map(async (heart) => Number(await heart.getAttribute('data-favourite'))),
  )
}

/** Opens the list for sale and returns the paths of its first properties. */
export async function somePaths(page: Page, count: number): Promise<readonly string[]> {
  await openPage(page, list)
  const links = await page.locator('.card__title a').all()
  return Promise.all(links.slice(0, count).map(async (link) => (await link.getAttribute('href')) ?? ''))
}

/** Returns the id of the first sold property in the list for sale. */
export async function soldId(page: Page): Promise<number> {
  for (let number = 1; number < 20; number += 1) {
    await page.goto(`${process.env['SITE_URL']}${list}${number === 1 ? '' : `${number}/`}`)
    const card = page.locator('.card:has([data-state="sold"]) [data-favourite]').first()
    if ((await card.count()) > 0) return Number(await card.getAttribute('data-favourite'))
  }
  throw new Error('no list shows a sold property')
}

/** Returns trouble without requests that were aborted by leaving the page. */
export function lasting(trouble: Trouble): Trouble {
  return trouble.filter((line) => !line.endsWith('net::ERR_ABORTED'))
}
