import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/long/**'],
    // Generous, because a busy machine is slow.
    hookTimeout: 60_000,
    environment: 'node',
    testTimeout: 30_000,
  },
})
