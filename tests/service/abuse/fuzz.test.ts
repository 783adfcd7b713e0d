import { expect, test } from 'vitest'
import { fuzzService } from '#tests/support/service/abuse/fuzz-service.ts'
import { findInvalid, readStored } from '#tests/support/service/abuse/stored.ts'
import { startTestService } from '#tests/support/service/test-service.ts'

// Ten thousand of them: tests/long/service/fuzz.test.ts.
test(
  'a hundred random requests: no error, and nothing stored that a form does not hold',
  { timeout: 300_000 },
  async () => {
    const site = await startTestService({ formsPerQuarter: 1_000_000 })
    expect(await fuzzService(site, 100)).toEqual([])
    const stored = readStored(site.dir)
    expect(stored.length).toBeGreaterThan(5)
    expect(stored.flatMap(findInvalid)).toEqual([])
    await site.stop()
  },
)
