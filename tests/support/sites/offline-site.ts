import { expect, type Page } from '@playwright/test'
import { openPage, type Trouble } from '#tests/support/pages/open-page.ts'

/** Opens a path of the built site under a worker that is at work: the first page that a visitor opens is under none. */
export async function openUnderWorker(page: Page, path: string): Promise<Trouble> {
  await openPage(page, path)
  await waitForWorker(page)
  return await openPage(page, path)
}

/** Waits until the worker is at work, and has kept the page that was open before it. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => keptPaths(page)).not.toEqual([])
}

/** The paths of the pages that the browser keeps. */
export async function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('site-pages-1')
    const keys = await cache.keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
}

/** Goes to a path of the site by its address, with or without a connection. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env['SITE_URL']}${path}`)
}
