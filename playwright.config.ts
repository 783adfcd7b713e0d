import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'
import { visitorFile } from '#tests/support/pages/visitor.ts'

const browser = findBrowser('shell')

/** Browser tests over the built site; `npm test` builds it first. */
export default defineConfig({
  testDir: 'tests',
  // Matched anywhere in the whole path: a checkout may lie in a folder that is named e2e or long.
  projects: [
    {
      name: 'quick',
      testMatch: ['tests/e2e/**/*.spec.ts', 'tests/a11y/**/*.spec.ts'],
      testIgnore: 'tests/e2e/variants/**',
    },
    { name: 'build-variants', testMatch: 'tests/e2e/variants/build.setup.ts' },
    { name: 'variants', testMatch: 'tests/e2e/variants/*.spec.ts', dependencies: ['build-variants'] },
    { name: 'long', testMatch: 'tests/long/**/*.spec.ts' },
  ],
  outputDir: 'test-results/output',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  // Generous, since a busy machine may be slow; `npm run bench` measures speed.
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['dot'], ['json']],
  globalSetup: './tests/support/sites/serve-dist.ts',
  use: {
    browserName: 'chromium',
    // A service worker would hide requests from the tests; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browser?.path, args: [...browserFlags] },
    screenshot: 'only-on-failure',
    // The language of most tested pages, so that no other language is offered on them.
    locale: 'nl-BE',
    // A visitor who has refused consent: the consent dialog would cover the page of a new one.
    storageState: visitorFile,
  },
})
