import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { layers } from './layers.ts'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'

const serviceTests = ['tests/service/**/*.test.{ts,tsx}']

/** What islands import, and their tests. */
const islandPackages = [
  ...(layers.find(({ name }) => name === 'islands')?.npm ?? []).filter((name) => name !== '@astrojs/react'),
  'altcha-lib/algorithms/web/pbkdf2',
  'i18next',
  'libphonenumber-js/max',
  'libphonenumber-js/min',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'valibot',
  'vitest-browser-react',
]

/** Islands and the page's own script, in a real browser; each file is a page of its own. */
export const browserProject: TestProjectInlineConfiguration = {
  extends: true,
  // Found while a test runs, a package would load its page again.
  optimizeDeps: { include: islandPackages },
  test: {
    name: 'browser',
    globalSetup: 'tests/support/island/built-files.ts',
    setupFiles: 'tests/support/island/page.ts',
    expect: { poll: { timeout: 20_000 } },
    include: ['tests/{islands,client}/**/*.browser.test.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A busy machine is slow to start one.
      connectTimeout: 300_000,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: findBrowser('shell')?.path, args: [...browserFlags] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

/** Files that share the modules of a worker, and React as visitors and owners are served: it takes a sixth less time. */
export const shared = {
  extends: true,
  oxc: { jsx: { development: false } },
  test: {
    isolate: false,
    setupFiles: ['tests/support/production-react.ts', 'tests/support/property-examples.ts'],
  },
} satisfies TestProjectInlineConfiguration

export default defineConfig({
  test: {
    globalSetup: ['tests/support/temporary-files.ts'],
    // Generous, because a busy machine is slow.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    environment: 'node',
    testTimeout: 120_000,
    // A fault is said in full: "[ Array(1) ]" tells nobody what differs.
    chaiConfig: { truncateThreshold: 0 },
    // Many tests wait for a server or a mail; the other worker computes meanwhile.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'service',
          include: serviceTests,
          globalSetup: 'tests/support/service/databases/shared-databases.ts',
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/long/**', '**/*.browser.test.*', ...serviceTests],
        },
      },
      browserProject,
    ],
  },
})
