import { defineConfig } from 'vitest/config'

/** Tests with real servers and builds that are killed: `npm run test:long-unit`. */
export default defineConfig({
  test: { include: ['tests/long/**/*.test.ts'], hookTimeout: 60_000, testTimeout: 120_000 },
})
