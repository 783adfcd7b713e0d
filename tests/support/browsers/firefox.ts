import puppeteer, { type Browser } from 'puppeteer-core'
import { ensureFirefox } from '#scripts/browsers/find-firefox.ts'

/** Starts Firefox with Puppeteer, as Playwright only drives its own builds of Firefox. */
export async function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(console.log),
    headless: true,
    args: ['--width=1280', '--height=900'],
    // Puppeteer presses where a button was when it looked, which a page that still scrolls has left.
    extraPrefsFirefox: { 'general.smoothScroll': false },
  })
}
