import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '#data/load-catalogue.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { breaks, strays } from '#tests/support/feeds/breaks.ts'
import { feeds } from '#tests/support/feeds/feeds.ts'
import { listings } from '#tests/support/feeds/listings.ts'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'broken-records-'))
  await copyAgency(dir)
})
afterEach(async () => rm(dir, { recursive: true }))

/** Loads records as the build does, which stops at the problems of a {@link ProblemsError}. */
async function loadRecords(records: readonly unknown[]) {
  await writeFile(join(dir, 'properties.json'), feeds.omnicasa.write(records))
  return loadCatalogue({ dataDir: dir, contentDir: 'content', now: day('2026-11-20'), quarantine: false })
}

test('control: whole records are loaded', async () => {
  const { catalogue } = await loadRecords(listings)
  expect(catalogue.properties).toHaveLength(listings.length)
})

test.each([...breaks, strays])('%s stops the build, which names it', async (_, broken) => {
  await fc.assert(
    fc.asyncProperty(broken, async ({ feed, named }) => {
      const error: unknown = await loadRecords(feed).catch((thrown: unknown) => thrown)
      if (!(error instanceof ProblemsError)) throw new Error('the build would go on', { cause: error })
      const errors = error.problems.filter(({ severity }) => severity === 'error')
      expect(errors).toContainEqual(expect.objectContaining({ file: 'properties.json', ...named }))
      for (const { message, expected, remedy } of errors)
        expect([message, expected, remedy].every(Boolean)).toBe(true)
    }),
    { numRuns: 4, seed: 2026 },
  )
})
