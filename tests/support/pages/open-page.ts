import { expect, type Page } from '@playwright/test'
import { isStoppedTransition } from '#client/errors/report-error.ts'

/** Script errors, console errors and failed requests of a page. */
export type Trouble = readonly string[]

/** Opens a path of the built site and returns a list to which later errors are added, too. */
export async function openPage(page: Page, path: string): Promise<Trouble> {
  const trouble: string[] = []
  page.on('console', (message) => {
    // playwright.config.ts blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!isStoppedTransition(error)) trouble.push(`script: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? ''
    // Following a link aborts the downloads of the page.
    if (error !== 'net::ERR_ABORTED') trouble.push(`request: ${request.url()} ${error}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      trouble.push(`request: ${response.url()} ${response.status()}`)
  })
  const response = await page.goto(`${process.env['SITE_URL']}${path}`, { waitUntil: 'load' })
  expect(response?.status(), path).toBe(200)
  return trouble
}

/** Scrolls through the page, so that lazy content is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
}

/** Returns the elements that stick out of the page to the right at the current width of the window. */
export async function findFlaws(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    const told = wide.slice(0, 5).map((element) => {
      const right = Math.round(element.getBoundingClientRect().right)
      return `${element.tagName.toLowerCase()}.${element.className} to ${right} of ${width}`
    })
    // Text may overflow an element that fits.
    const { scrollWidth } = document.documentElement
    return [`the page is ${scrollWidth} wide, the window ${width}`, ...told]
  })
}
