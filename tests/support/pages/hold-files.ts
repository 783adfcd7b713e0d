import type { Page } from '@playwright/test'

/** Delays requests for a URL until the returned function is called. */
export async function holdFiles(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}
