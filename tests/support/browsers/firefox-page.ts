import { expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { refusal } from '#tests/support/pages/visitor.ts'

/** A page in Firefox, its errors, and the paths of the scripts that it loaded. */
export type FirefoxPage = Readonly<{ page: Page; trouble: readonly string[]; scripts: readonly string[] }>

/** How a page is opened: the local storage, by default that of a visitor who has refused consent, and the site. */
type Visit = Readonly<{ kept?: Readonly<Record<string, string>>; origin?: string }>

const abandoned = /^Error: Failed to load ‘\S+\.(?:avif|webp|jpg)’\. A ServiceWorker intercepted the request/

/** Opens a path of the built site in a new profile of Firefox. */
export async function openFirefoxPage(
  firefox: Browser,
  path: string,
  { kept = refusal, origin = siteUrl('') }: Visit = {},
): Promise<FirefoxPage> {
  const context = await firefox.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const trouble: string[] = []
  const scripts: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    // Firefox blames the worker for a picture that the visitor left behind by going to the next page.
    if (!abandoned.test(String(error))) trouble.push(`script: ${String(error)}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('.js')) scripts.push(url.pathname)
  })
  await page.evaluateOnNewDocument((values) => {
    try {
      Object.assign(localStorage, values)
    } catch {
      // about:blank has no storage.
    }
  }, kept)
  await page.goto(`${origin}${path}`, { waitUntil: 'load' })
  return { page, trouble, scripts }
}

/** Returns the address of a path of the built site. */
export function siteUrl(path: string): string {
  return `${process.env['SITE_URL']}${path}`
}

/** Returns the texts of the visible elements of a selector. */
export async function textsOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.$$eval(selector, (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()),
  )
}

/** Waits until the first visible element of a selector has a text. */
export async function expectText(page: Page, selector: string, text: RegExp): Promise<void> {
  await expect.poll(async () => (await textsOf(page, selector))[0] ?? '', { timeout: 20_000 }).toMatch(text)
}

/** Waits until the address has a query. */
export async function expectQuery(page: Page, query: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).search, { timeout: 20_000 }).toBe(query)
}
