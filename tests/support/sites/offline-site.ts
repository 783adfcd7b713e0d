import { expect, type Page } from '@playwright/test'
import { openPage, type Trouble } from '#tests/support/pages/open-page.ts'

/** Opens a path of the built site under an active service worker, which does not yet control the first page of a visit. */
export async function openUnderWorker(page: Page, path: string): Promise<Trouble> {
  await openPage(page, path)
  await waitForWorker(page)
  return await openPage(page, path)
}

/** Waits until the service worker is active and has cached the open page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => cachedPaths(page)).not.toEqual([])
}

/** Returns the paths of the cached pages. */
export async function cachedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('site-pages-1')
    const keys = await cache.keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
}

/** Navigates to a path of the site, online or offline. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env['SITE_URL']}${path}`)
}
