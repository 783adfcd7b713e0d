import { expect, type Page } from '@playwright/test'

/** Everything that went wrong in a page by itself: errors of scripts and the console, requests that failed. */
export type Trouble = readonly string[]

/** Opens a path of the built site and returns the list in which trouble keeps being collected. */
export async function openPage(page: Page, path: string): Promise<Trouble> {
  const trouble: string[] = []
  page.on('console', (message) => {
    // The worker is kept out by playwright.config.ts.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => trouble.push(`script: ${error.message}`))
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? ''
    // Who follows a link leaves downloads of the page behind; nothing went wrong with them.
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

/** Loads what waits for the visitor to scroll, so that a screenshot and a check see the whole page. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
}

/**
 * Returns what is drawn wrongly: what sticks out of the page to the right at the width that the window has, and icons of
 * which the page has no drawing.
 */
export async function findFlaws(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const missing = [...document.querySelectorAll('use[href]')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => document.getElementById(href.slice(1)) === null)
      .map((href) => `there is no icon ${href}`)
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return missing
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    const told = wide.slice(0, 5).map((element) => {
      const right = Math.round(element.getBoundingClientRect().right)
      return `${element.tagName.toLowerCase()}.${element.className} to ${right} of ${width}`
    })
    // A text may stick out of boxes that do not.
    const { scrollWidth } = document.documentElement
    return [...missing, `the page is ${scrollWidth} wide, the window ${width}`, ...told]
  })
}
