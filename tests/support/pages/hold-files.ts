import type { Page } from '@playwright/test'

/** Holds files of a site back, by their URL, until the function that it returns is called. */
export async function holdFiles(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}
