import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { checkWritable, type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { silent, submission } from '#tests/support/service/samples.ts'

const createFile = async (): Promise<string> => (await sqlite.createEmpty()).file

async function open(file: string): Promise<Database> {
  const database = await openDatabase({ engine: 'sqlite', file }, silent)
  onTestFinished(() => database.db.destroy())
  return database
}

test('every commit is on the disk, deleted answers are overwritten, references hold', async () => {
  const { db } = await open(await createFile())
  const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }])
  expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }])
  expect(await pragma('secure_delete')).toEqual([{ secure_delete: 1 }])
})

test('the directory of the file is made for this user alone', async () => {
  const file = join(dirname(await createFile()), 'new', 'service.sqlite')
  await open(file)
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o700)
})

test('a full disk acknowledges nothing, and once there is space again the service goes on', async () => {
  const database = await open(await createFile())
  // What the probe wrote when the database was opened has its place: none of it is left.
  await sql`delete from write_probe`.execute(database.db)
  await sql`vacuum`.execute(database.db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.db)
  const long = { ...submission('a'), answers: { message: 'x'.repeat(100_000) } }
  await expect(acceptSubmission(database, long, 1)).rejects.toThrow('database or disk is full')
  await expect(checkWritable(database)).rejects.toThrow('database or disk is full')
  expect(await database.db.selectFrom('submission').selectAll().execute()).toEqual([])
  await sql.raw('pragma max_page_count = 100000').execute(database.db)
  await checkWritable(database)
  expect((await acceptSubmission(database, long, 1)).isNew).toBe(true)
})

test('an error after which SQLite rolled back by itself is passed on', async () => {
  const { db } = await open(await createFile())
  const failing = db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction)
    throw new Error('disk I/O error')
  })
  await expect(failing).rejects.toThrow('disk I/O error')
})

test('a read-only database is not writable', async () => {
  const database = await open(await createFile())
  await checkWritable(database)
  await sql.raw('pragma query_only = on').execute(database.db)
  await expect(checkWritable(database)).rejects.toThrow('readonly')
})

test('a file that is no database is refused with what to set', async () => {
  const file = await createFile()
  await writeFile(file, 'no database'.repeat(100))
  await expect(openDatabase({ engine: 'sqlite', file }, silent)).rejects.toThrow(
    `${file} cannot be written (file is not a database): set SERVICE_DATA to a directory that the service may write`,
  )
})

test('a directory at the path of the file is refused', async () => {
  const file = await createFile()
  await mkdir(file)
  await chmod(file, 0o500)
  await expect(openDatabase({ engine: 'sqlite', file }, silent)).rejects.toThrow('SERVICE_DATA')
})

test('two processes that write at the same time wait for each other', async () => {
  const file = await createFile()
  const [one, other] = [await open(file), await open(file)]
  for (const key of ['a', 'b', 'c']) {
    await acceptSubmission(one, submission(key), 1)
    expect((await acceptSubmission(other, submission(key), 1)).isNew).toBe(false)
  }
})
