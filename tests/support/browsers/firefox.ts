import puppeteer, { type Browser } from 'puppeteer-core'
import { ensureFirefox } from '#scripts/browsers/find-firefox.ts'

/** Starts a Firefox; Playwright drives only a build of its own, which is not to be had everywhere. */
export async function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(console.log),
    headless: true,
    args: ['--width=1280', '--height=900'],
  })
}
