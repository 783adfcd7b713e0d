import { defineConfig } from 'vitest/config'

/** Unit tests of the pure layers only: what `npm run test:mutation` runs against each mutant. */
export default defineConfig({
  test: {
    include: ['tests/{domain,routes,search,text}/**/*.test.ts'],
    environment: 'node',
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
