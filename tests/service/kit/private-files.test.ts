import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { createMailSender } from '#service/kit/mail/mail-sender.ts'
import { runRequests } from '#tests/support/service/run-requests.ts'

const from = { name: 'Website', address: 'site@agency.example' }
const mail = {
  kind: 'agency',
  from,
  to: from,
  subject: 'x',
  text: 'x',
  messageId: '1.a@x',
  date: new Date(),
} as const

async function makeDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'private-files-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

/** Opens the database of a directory and writes a mail there, as the service does; it is closed after the test. */
async function use(dir: string): Promise<void> {
  const log = pino({ level: 'silent' })
  const { db } = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, log)
  onTestFinished(() => db.destroy())
  await createMailSender({ kind: 'files', dir: join(dir, 'mail') })(mail)
}

/** Returns what others than the user may do with a directory and all in it. */
async function rightsOfOthers(dir: string): Promise<Readonly<Record<string, number>>> {
  const names = ['.', ...(await readdir(dir, { recursive: true }))]
  const rights = names.map(async (name) => [name, (await stat(join(dir, name))).mode & 0o077] as const)
  return Object.fromEntries(await Promise.all(rights))
}

const closed = {
  '.': 0,
  'service.sqlite': 0,
  'service.sqlite-wal': 0,
  'service.sqlite-shm': 0,
  mail: 0,
  'mail/1.a.eml': 0,
}

test('the database, its files and mails are for the user of the service alone', async () => {
  const dir = join(await makeDir(), 'new/var')
  await use(dir)
  expect(await rightsOfOthers(dir)).toEqual(closed)
})

test('what an earlier version left open is closed at the start', async () => {
  const dir = join(await makeDir(), 'var')
  await mkdir(join(dir, 'mail'), { recursive: true, mode: 0o755 })
  for (const name of ['service.sqlite', 'mail/0.a.eml']) {
    await writeFile(join(dir, name), '')
    await chmod(join(dir, name), 0o644)
  }
  await chmod(dir, 0o755)
  await use(dir)
  expect(await rightsOfOthers(dir)).toEqual({ ...closed, 'mail/0.a.eml': 0 })
})

test('a directory with anything else in it keeps its rights: it is not the service’s own', async () => {
  const dir = join(await makeDir(), 'shared')
  await mkdir(join(dir, 'pages'), { recursive: true })
  for (const path of [dir, join(dir, 'pages')]) await chmod(path, 0o755)
  await use(dir)
  expect(await rightsOfOthers(dir)).toEqual({ ...closed, '.': 0o055, pages: 0o055 })
})

test('a copy of the database is for who made it alone', async () => {
  const dir = await makeDir()
  await use(dir)
  const target = join(dir, 'copy.sqlite')
  expect((await runRequests(dir, ['backup', target]))[0]).toBe(0)
  expect((await stat(target)).mode & 0o777).toBe(0o600)
  const [code, text] = await runRequests(dir, ['backup', join(dir, 'missing/copy.sqlite')])
  expect([code, text.trim().split('\n').length]).toEqual([1, 1])
})
