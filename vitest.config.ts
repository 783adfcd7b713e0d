import { defineConfig } from 'vitest/config'

/** Layers without state of their own, whose tests change no global: their files share one set of modules, and the demo is read once. */
const pure =
  'components,contracts,data,domain,editor,forms,i18n,media,routes,search,seo,styles,text,ui,views'.split(',')

const pureTests = pure.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
const serviceTests = ['tests/service/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    // Generous, because a busy machine is slow.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    environment: 'node',
    testTimeout: 120_000,
    // Many tests wait for a server or a mail; the other worker computes meanwhile.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: pureTests, isolate: false } },
      {
        extends: true,
        test: {
          name: 'service',
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
          exclude: ['tests/long/**', ...pureTests, ...serviceTests],
        },
      },
    ],
  },
})
