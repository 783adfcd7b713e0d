import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Folders of tests that mutants run against; MUTATION_TESTS=routes takes less time than all of them. */
const folders = (process.env['MUTATION_TESTS'] ?? 'domain,routes,search,text').split(',')

/** Quick files first: most mutants break a quick test, and the slow ones then need not run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = (file: TestSpecification): number =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return files.toSorted((a, b) => duration(a) - duration(b))
  }
}

/** Unit tests of the pure layers, for `npm run test:mutation`. */
export default defineConfig({
  test: {
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    setupFiles: ['tests/mutation-setup.ts'],
    sequence: { sequencer: QuickestFirst },
    environment: 'node',
    // All files share one set of modules: loading them again for each file would take longer than the tests.
    isolate: false,
    // Ten times the slowest test; a mutant that hangs fails by timeout.
    hookTimeout: 15_000,
    testTimeout: 15_000,
  },
})
