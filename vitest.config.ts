import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A busy machine is slow, not wrong.
    hookTimeout: 60_000,
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 30_000,
  },
})
