import { defineConfig } from 'vitest/config'

/** Tests with real servers and builds that are killed: `npm run test:long-unit`. */
export default defineConfig({
  test: {
    include: [
      'tests/long/**/*.test.ts',
      'tests/service/{desk,door,portal}/**/*.test.ts',
      'tests/service/kit/database/missing-tables.test.ts',
    ],
    env: { EVERY_ENGINE: '1' },
    globalSetup: ['tests/support/temporary-files.ts', 'tests/support/service/databases/shared-databases.ts'],
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
})
