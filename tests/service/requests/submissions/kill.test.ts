import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { silent } from '#tests/support/service/samples.ts'

const storm = resolve('tests/support/service/accept-storm.ts')

test('kill -9 during a storm loses nothing acknowledged and stores nothing by half', async () => {
  const target = await sqlite.create()
  const acknowledged: string[] = []
  for (const run of ['1', '2', '3', '4']) {
    const child = spawn(process.execPath, [storm, target.file, run], { stdio: ['ignore', 'pipe', 'inherit'] })
    const before = acknowledged.length
    for await (const key of createInterface({ input: child.stdout })) {
      acknowledged.push(key)
      // After a number of answers and not a time, which a slow machine may spend on its first one.
      if (acknowledged.length === before + 30 + Number(run) * 7) child.kill('SIGKILL')
    }
  }
  const database = await openDatabase(target, silent)
  const stored = await database.db.selectFrom('submission').select(['id', 'dedupe_key']).execute()
  const mails = await database.db.selectFrom('outbox').select('submission_id').execute()
  const keys = new Set(stored.map(({ dedupe_key }) => dedupe_key))
  expect(acknowledged.length).toBeGreaterThan(100)
  expect(acknowledged.filter((key) => !keys.has(key))).toEqual([])
  expect(mails).toHaveLength(2 * stored.length)
  await database.db.destroy()
})
