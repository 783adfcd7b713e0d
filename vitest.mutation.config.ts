import { defineConfig } from 'vitest/config'

/** Folders of tests that mutants run against; MUTATION_TESTS=routes takes less time than all of them. */
const folders = (process.env['MUTATION_TESTS'] ?? 'domain,routes,search,text').split(',')

/** Unit tests of the pure layers, for `npm run test:mutation`. */
export default defineConfig({
  test: {
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    environment: 'node',
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
