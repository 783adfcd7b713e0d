import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'
import { visitorFile } from '#tests/support/pages/visitor.ts'

const browser = findBrowser('shell')

/** The tests of these files that guard a rare path: `npm run test:long` runs them. */
const night = /@night/
const quick = {
  testMatch: ['tests/e2e/**/*.spec.ts', 'tests/a11y/**/*.spec.ts'],
  testIgnore: ['tests/e2e/variants/**', 'tests/e2e/whole/**'],
}
// The headless shell has no back/forward cache, which Playwright switches off in a whole Chromium.
const whole = {
  testMatch: 'tests/e2e/whole/*.spec.ts',
  use: {
    launchOptions: {
      executablePath: findBrowser('whole')?.path,
      args: [...browserFlags],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
}
const variants = 'tests/e2e/variants/*.spec.ts'
const builds = { testMatch: 'tests/e2e/variants/build.setup.ts', fullyParallel: true }

/** Browser tests over the built site; `npm test` builds it first. */
export default defineConfig({
  // Matched anywhere in the whole path: a checkout may lie in a folder that is named e2e or long.
  projects: [
    { ...quick, name: 'quick', grepInvert: night },
    { ...quick, name: 'night', grep: night },
    { ...whole, name: 'whole', grepInvert: night },
    { ...whole, name: 'night-whole', grep: night },
    { ...builds, name: 'build-variants', grepInvert: night },
    { ...builds, name: 'night-build-variants', grep: night },
    { name: 'variants', testMatch: variants, grepInvert: night, dependencies: ['build-variants'] },
    {
      name: 'night-variants',
      testMatch: variants,
      grep: night,
      dependencies: ['build-variants', 'night-build-variants'],
    },
    { name: 'long', testMatch: 'tests/long/**/*.spec.ts', fullyParallel: true },
  ],
  outputDir: 'test-results/output',
  // A file stays in one worker, which finds its pages and starts its service once.
  fullyParallel: false,
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
