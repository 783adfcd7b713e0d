import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserProject, shared } from './vitest.config.ts'

/** Folders of tests that mutants run against, as scripts/test/mutation.ts names them. */
const folders = (process.env['MUTATION_TESTS'] ?? '').split(',')

/** Quick files first: most mutants break a quick test, and the slow ones then need not run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = (file: TestSpecification): number =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return files.toSorted((a, b) => duration(a) - duration(b))
  }
}

const inNode: TestProjectInlineConfiguration = {
  ...shared,
  test: {
    // All files share one set of modules: loading them again for each file would take longer than the tests.
    ...shared.test,
    name: 'node',
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/*.browser.test.*'],
    setupFiles: ['tests/mutation-setup.ts', ...shared.test.setupFiles],
    globalSetup: folders.some((folder) => folder.startsWith('service'))
      ? ['tests/support/service/databases/shared-databases.ts']
      : [],
    environment: 'node',
  },
}

const inBrowser: TestProjectInlineConfiguration = {
  ...browserProject,
  test: {
    ...browserProject.test,
    include: folders.map((folder) => `tests/${folder}/**/*.browser.test.{ts,tsx}`),
  },
}

/** Unit tests of some layers, for `npm run test:mutation`. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/temporary-files.ts'],
    sequence: { sequencer: QuickestFirst },
    // A service that starts beside other mutants is slow to mail.
    expect: { poll: { timeout: 10_000 } },
    // Ten times the slowest test; a mutant that hangs fails by timeout.
    hookTimeout: 15_000,
    testTimeout: 15_000,
    projects: folders.some((folder) => /^(islands|client)/.test(folder)) ? [inNode, inBrowser] : [inNode],
  },
})
