import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { layers } from './layers.ts'
import { browserFlags, findBrowser } from '#scripts/browsers/find-browser.ts'

/** Layers without state of their own, whose tests change no global: their files share one set of modules, and the demo is read once. */
const pure =
  'components,contracts,data,domain,editor,forms,i18n,media,routes,scripts/bench,scripts/build/drawings,scripts/build/files,scripts/checks,scripts/import,scripts/kit,search,seo,styles,sun,text,ui,views'.split(
    ',',
  )

const pureTests = pure.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
const serviceTests = ['tests/service/**/*.test.{ts,tsx}']
const productionReact = 'tests/support/production-react.ts'

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

/** React as visitors and owners are served: the other build takes a sixth of the time of the service's tests. */
const withProductionReact = {
  extends: true,
  oxc: { jsx: { development: false } },
} as const

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

export default defineConfig({
  test: {
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
        ...withProductionReact,
        test: { name: 'pure', include: pureTests, isolate: false, setupFiles: [productionReact] },
      },
      {
        ...withProductionReact,
        test: {
          name: 'service',
          setupFiles: [productionReact],
          include: serviceTests,
          // The service keeps nothing in its modules.
          isolate: false,
          globalSetup: 'tests/support/service/databases/shared-databases.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/long/**', '**/*.browser.test.*', ...pureTests, ...serviceTests],
        },
      },
      browserProject,
    ],
  },
})
