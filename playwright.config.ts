import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'
import { visitorFile } from '#tests/support/pages/visitor.ts'

const browser = findBrowser('shell')

/** Browser tests over the built site; `npm test` builds it first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results/output',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  // Speed is judged elsewhere (npm run bench): a busy machine may take its time.
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['dot'], ['json']],
  globalSetup: './tests/support/sites/serve-dist.ts',
  use: {
    browserName: 'chromium',
    // A worker would answer for the network that tests look at; the tests of it let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browser?.path, args: [...browserFlags] },
    screenshot: 'only-on-failure',
    // The language of most pages that are tested: nobody is offered another one there.
    locale: 'nl-BE',
    // Somebody who has refused: the question lies over the page of a new visitor.
    storageState: visitorFile,
  },
})
