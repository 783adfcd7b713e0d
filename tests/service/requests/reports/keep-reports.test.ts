import { describe, expect, test } from 'vitest'
import { createLimits } from '#service/kit/web/limits.ts'
import { keepReports, listReports, mostPerDay } from '#service/requests/reports/keep-reports.ts'
import type { ErrorReport } from '#service/requests/reports/read-report.ts'
import { purgeByTerm } from '#service/privacy/purge-by-term.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const noon = Date.parse('2026-11-24T11:00:00Z')
const day = 86_400_000
const report: ErrorReport = {
  kind: 'script',
  message: 'x is not defined',
  file: '/_astro/page.C1d2.js',
  line: 1,
  column: 20,
  page: '/nl/',
  version: 'C1d2',
}

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  test('the same error is counted, with when it was first and last reported', async () => {
    await keepReports(database, [report, { ...report, page: '/fr/' }], noon)
    await Promise.all([1, 2].map((hours) => keepReports(database, [report], noon + hours)))
    const [kept, ...others] = await listReports(database.db, 0)
    expect(kept).toMatchObject({ ...report, times: 4, first_at: noon })
    expect(Number(kept?.last_at)).toBeGreaterThan(noon)
    expect(others).toEqual([])
  })

  test.each([{ message: 'y' }, { line: 2 }, { column: 2 }, { version: 'D' }, { file: '/b.js' }])(
    '%j makes it another error',
    async (change) => {
      await keepReports(database, [report, { ...report, ...change }], noon)
      expect(await listReports(database.db, 0)).toHaveLength(2)
    },
  )

  test('a day keeps so many different errors, and goes on counting those', async () => {
    const many = Array.from({ length: mostPerDay + 5 }, (_, line) => ({ ...report, line }))
    await keepReports(database, many, noon)
    await keepReports(database, [report, { ...report, line: 0 }], noon + 1)
    const kept = await listReports(database.db, 0)
    expect(kept).toHaveLength(mostPerDay)
    expect(kept.find(({ line }) => line === 0)?.times).toBe(2)
    await keepReports(database, [{ ...report, message: 'new' }], noon + day)
    expect(await listReports(database.db, noon + day)).toHaveLength(1)
  })

  test('one network address adds ten different errors in a day, and others are still kept', async () => {
    const limits = createLimits(20)
    const keepAs = async (address: string, message: string, count: number): Promise<void> =>
      keepReports(
        database,
        Array.from({ length: count }, (_, line) => ({ ...report, message, line })),
        noon,
        () => limits.countError(address),
      )
    await keepAs('192.0.2.1', 'made up', 300)
    await keepAs('192.0.2.2', 'real', 1)
    const kept = await listReports(database.db, 0)
    expect(kept.filter(({ message }) => message === 'made up')).toHaveLength(10)
    expect(kept.filter(({ message }) => message === 'real')).toHaveLength(1)
  })

  test('an error is deleted once it was not reported for ninety days', async () => {
    await keepReports(database, [report], noon)
    await purgeByTerm(database, 24, noon + 90 * day)
    expect(await listReports(database.db, 0)).toHaveLength(1)
    await purgeByTerm(database, 24, noon + 90 * day + 1)
    expect(await listReports(database.db, 0)).toEqual([])
  })
})
