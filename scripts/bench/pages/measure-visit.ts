import type { Browser, Locator, Page } from '@playwright/test'

/** A visit with a phone: cumulative layout shift, and the longest time from a click to the next paint. */
export type Visit = Readonly<{ cls: number; press: number }>

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** DevTools' slow 4G: 562.5 ms per request is 150 ms of round-trip time over TLS. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** The reject button of the consent dialog; legal pages do not open it by themselves. */
const refusal = '.consent [value=none]'

/** Controls of every page, in the order in which they are clicked: the menu, a group in it, a link. */
const controls = ['.menu-button', '.drawer summary', '.drawer a[href]:visible']

/** Visits a page on slow 4G with the processor throttled 4 ×: loads it, scrolls through it, clicks its controls. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', slow4G)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'networkidle' })
    const cls = await scrollAndSum(page)
    // A click on a link counts until its paint; the next page is measured separately.
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
      })
    })
    const asks = (await page.locator('html[data-consent=off]').count()) === 0
    const presses: number[] = []
    for (const control of asks ? [refusal, ...controls] : controls)
      presses.push(await press(page, page.locator(control).first()))
    return { cls, press: Math.max(...presses) }
  } finally {
    await context.close()
  }
}

/** Scrolls to the bottom in steps of one window and returns the cumulative layout shift. */
async function scrollAndSum(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    let sum = 0
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 50))
    }
    scrollTo(0, 0)
    await new Promise((done) => setTimeout(done, 1000))
    add(observer.takeRecords())
    return sum
  })
}

/**
 * Ticks three towns of a list's filters with the sheet open, the processor throttled 4 ×, and returns the milliseconds from
 * each press to the next paint.
 */
export async function visitFilters(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator(refusal).tap()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.locator('.filters__open').tap()
    const towns = page.locator('#filters details').first()
    await towns.locator('summary').tap()
    const boxes = towns.locator('.multi__option input')
    await boxes.nth(2).waitFor()
    const presses: number[] = []
    for (let at = 0; at < 3; at += 1) presses.push(await press(page, boxes.nth(at)))
    return presses
  } finally {
    await context.close()
  }
}

/** Clicks a control and returns the milliseconds to the next paint, in steps of 8; the browser reports 16 or more. */
async function press(page: Page, control: Locator): Promise<number> {
  const told = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 16
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
        })
        // Without the threshold, which TypeScript does not know yet, only events of 104 ms or more are reported.
        const wanted = { type: 'event', durationThreshold: 16 }
        observer.observe(wanted)
        addEventListener('click', () => setTimeout(() => resolve(longest), 500), {
          once: true,
          capture: true,
        })
      }),
  )
  const [longest] = await Promise.all([told, control.tap()])
  return longest
}
