import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startOwnerMails } from '#service/portal/mails/start-owner-mails.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { giveAccount, ownersMails, storedLetters } from '#tests/support/service/owner-mails.ts'
import { homeRecords, viewing } from '#tests/support/service/owner-records.ts'
import { silent } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const minute = 60_000
const database = useDatabase(sqlite)

beforeEach(async () => {
  await storeOwnerRecords(database.db, { owners: [], homes: [homeRecords(2417)] })
  await giveAccount(ownersMails(database), 'an@owner.example')
})

/** Starts the mails at a moment; `pass` moves the clock on and lets what is due happen. */
const start = (moment: string, needs = ownersMails(database)) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let now = Date.parse(moment)
  const lines: unknown[][] = []
  const log = { ...silent, error: (...line: unknown[]) => lines.push(line) }
  let woken = 0
  const stop = startOwnerMails(needs, { clock: () => now, log, wake: () => (woken += 1) })
  onTestFinished(stop)
  const pass = async (minutes: number): Promise<void> => {
    now += minutes * minute
    vi.advanceTimersByTime(minute)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { pass, stop, lines, woken: () => woken }
}
const count = async (kind: 'report' | 'news') => (await storedLetters(database, kind)).length

test('a service that was down on the first mails the reports when it starts', async () => {
  const { stop, woken } = start('2026-11-03T12:34:00Z')
  await stop()
  expect(await count('report')).toBe(1)
  expect(woken()).toBe(1)
})

test.each([
  ['in winter', '2026-12-01T05:58:30Z'],
  ['in summer', '2026-07-01T04:58:30Z'],
])('reports go at 7:00 in Belgium, %s', async (_, moment) => {
  const mandate = { ...homeRecords(0).mandate, onlineSince: day('2026-05-01') }
  await storeOwnerRecords(database.db, { owners: [], homes: [homeRecords(2417, { mandate })] })
  const { pass } = start(moment)
  await pass(1)
  expect(await count('report')).toBe(0)
  await pass(1)
  expect(await count('report')).toBe(1)
})

test('what an import brings is mailed within a minute', async () => {
  const { pass, woken } = start('2026-11-23T15:41:00Z')
  await pass(1)
  expect(woken()).toBe(0)
  const viewings = [viewing('1', '2026-11-27', { status: 'confirmed' })]
  const now = Date.parse('2026-11-23T15:42:00Z')
  await storeOwnerRecords(database.db, { owners: [], homes: [homeRecords(2417, { viewings })] }, { now })
  await pass(1)
  expect(await count('news')).toBe(1)
  expect(woken()).toBe(1)
})

test('a database that fails is logged, and tried again', async () => {
  const needs = ownersMails(database)
  const { pass, lines } = start('2026-11-03T12:34:00Z', {
    ...needs,
    words: {
      ...needs.words,
      portalLink: () => {
        throw new Error('no portal')
      },
    },
  })
  await pass(1)
  expect(lines).toEqual([[{ error: '1 reports not mailed: no portal' }, 'owners not mailed']])
  expect(await count('report')).toBe(0)
})
