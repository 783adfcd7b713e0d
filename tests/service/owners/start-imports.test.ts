import { expect, onTestFinished, test, vi } from 'vitest'
import type { OwnerRecords } from '#domain/owners/owner-records.ts'
import { startImports } from '#service/owners/records/start-imports.ts'
import { readRecordedOwners } from '#service/owners/records/recorded-owners.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { an, sampleRecords } from '#tests/support/service/owner-records.ts'
import { silent } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-23T15:41:00Z')
const database = useDatabase(sqlite)

const start = (load: (today: string) => Promise<OwnerRecords>, minutes = 60) => {
  const lines: unknown[][] = []
  const log = {
    ...silent,
    error: (...line: unknown[]) => lines.push(line),
    info: (...line: unknown[]) => lines.push(line),
  }
  return { lines, stop: startImports(database, { load, minutes, clock: () => now, log }) }
}

test('records are imported when the service starts, for the day that it is in Belgium', async () => {
  const days: string[] = []
  const { stop, lines } = start(async (today) => {
    days.push(today)
    return sampleRecords()
  })
  await stop()
  expect(days).toEqual(['2026-11-23'])
  expect(await readRecordedOwners(database.db)).toEqual([an])
  expect(lines).toMatchObject([[{ owner: 1, viewing: 2 }, 'records for owners imported']])
})

test('records that cannot be loaded are logged, and what was there stays', async () => {
  await start(() => Promise.resolve(sampleRecords())).stop()
  const { stop, lines } = start(() => Promise.reject(new Error('viewings.json V1 Date: missing')))
  await stop()
  expect(lines).toMatchObject([
    [{ error: 'viewings.json V1 Date: missing' }, expect.stringContaining('stays')],
  ])
  expect(await readRecordedOwners(database.db)).toEqual([an])
})

test('records are imported again and again, one import after the other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let loads = 0
  const pending = Promise.withResolvers<OwnerRecords>()
  const { stop } = start(() => {
    loads += 1
    return loads === 1 ? pending.promise : Promise.resolve({ owners: [], homes: [] })
  }, 10)
  vi.advanceTimersByTime(20 * 60_000)
  expect(loads).toBe(1)
  pending.resolve(sampleRecords())
  await vi.waitFor(async () => expect(await readRecordedOwners(database.db)).toEqual([an]))
  await vi.waitFor(() => {
    vi.advanceTimersByTime(10 * 60_000)
    expect(loads).toBeGreaterThan(1)
  })
  await stop()
  const done = loads
  vi.advanceTimersByTime(60 * 60_000)
  expect(loads).toBe(done)
})
