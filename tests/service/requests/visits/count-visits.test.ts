import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PlainDate } from '#domain/values/measure.ts'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import { createVisitCounter, type Visit } from '#service/requests/visits/count-visit.ts'
import { forgetVisitors } from '#service/requests/visits/forget-visitors.ts'
import { readCounts } from '#service/requests/visits/read-counts.ts'
import { day as plainDay } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const noon = Date.parse('2026-11-24T11:00:00Z')
const day = 86_400_000
const visit: Visit = { subject: 'property/2417', source: 'site', address: '192.0.2.1', agent: 'Firefox/150' }

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  let now = noon
  beforeEach(() => {
    now = noon
  })

  const counter = () => createVisitCounter(database, () => now)
  const counts = async () =>
    (
      await database.db
        .selectFrom('visit_day')
        .selectAll()
        .orderBy('day')
        .orderBy('subject')
        .orderBy('source')
        .execute()
    ).map(({ subject, day, source, visits }) => [subject, day, source, visits])

  test('somebody counts once a day and home, by where they came from first', async () => {
    const { count } = counter()
    expect(await count(visit)).toBe(true)
    expect(await count({ ...visit, source: 'portals' })).toBe(false)
    expect(await count({ ...visit, subject: 'property/2418' })).toBe(true)
    expect(await count({ ...visit, address: '192.0.2.2', source: 'portals' })).toBe(true)
    expect(await counts()).toEqual([
      ['property/2417', '2026-11-24', 'portals', 1],
      ['property/2417', '2026-11-24', 'site', 1],
      ['property/2418', '2026-11-24', 'site', 1],
    ])
  })

  test('visits are read from a day on, of one home or of all, by home, day and where they came from', async () => {
    const { count } = counter()
    for (const source of ['site', 'portals'] as const)
      for (const subject of ['property/2418', 'property/2417'])
        await count({ ...visit, subject, source, address: source === 'site' ? '192.0.2.1' : '192.0.2.2' })
    now += day
    await count(visit)
    const read = async (since: PlainDate, subject?: string) =>
      (await readCounts(database.db, { since, subject })).map((row) => [row.subject, row.day, row.source])
    const [first, second] = [plainDay('2026-11-24'), plainDay('2026-11-25')]
    expect(await read(first)).toEqual([
      ['property/2417', '2026-11-24', 'portals'],
      ['property/2417', '2026-11-24', 'site'],
      ['property/2417', '2026-11-25', 'site'],
      ['property/2418', '2026-11-24', 'portals'],
      ['property/2418', '2026-11-24', 'site'],
    ])
    expect(await read(second)).toEqual([['property/2417', '2026-11-25', 'site']])
    expect(await read(first, 'property/2418')).toHaveLength(2)
  })

  test('a day begins at midnight in Belgium', async () => {
    const { count } = counter()
    for (const at of ['2026-11-24T22:59:59Z', '2026-11-24T23:00:00Z']) {
      now = Date.parse(at)
      expect(await count(visit)).toBe(true)
    }
    expect((await counts()).map(([, on]) => on)).toEqual(['2026-11-24', '2026-11-25'])
  })

  test('a visitor has another hash on each home and day: nobody is followed', async () => {
    const { count } = counter()
    for (const subject of ['property/2417', 'property/2418']) await count({ ...visit, subject })
    now += day
    await count(visit)
    const seen = await database.db.selectFrom('visit_seen').select('visitor').execute()
    expect(new Set(seen.map(({ visitor }) => Buffer.from(visitor).toString('hex'))).size).toBe(3)
  })

  test('processes that begin a day at once share its salt, and a process that starts again goes on', async () => {
    const counted = await Promise.all(Array.from({ length: 8 }, async () => counter().count(visit)))
    expect(counted.filter(Boolean)).toHaveLength(1)
    expect(await counter().count(visit)).toBe(false)
  })

  test('counts are exact whatever the order of visits', async () => {
    const people = fc.array(
      fc.record({ person: fc.integer({ min: 0, max: 5 }), home: fc.integer({ min: 1, max: 3 }) }),
      {
        maxLength: 40,
      },
    )
    await fc.assert(
      fc.asyncProperty(people, async (visits) => {
        await database.db.deleteFrom('visit_day').execute()
        await database.db.deleteFrom('visit_seen').execute()
        const { count } = counter()
        await Promise.all(
          visits.map(({ person, home }) =>
            count({ ...visit, subject: `property/${home}`, address: `192.0.2.${person}` }),
          ),
        )
        const total = (await counts()).reduce((sum, [, , , visits]) => sum + Number(visits), 0)
        expect(total).toBe(new Set(visits.map(({ person, home }) => `${person} ${home}`)).size)
      }),
      { numRuns: 30 },
    )
  })

  test('after midnight the counts are there, and nothing that tells visitors apart', async () => {
    await counter().count(visit)
    const seen = await database.db.selectFrom('visit_seen').selectAll().executeTakeFirstOrThrow()
    const { salt } = await database.db.selectFrom('visit_salt').selectAll().executeTakeFirstOrThrow()
    const isFile = database.engine === 'sqlite'
    const secrets = [Buffer.from(seen.visitor), Buffer.from(salt)]
    // The control: until then they are in the files.
    expect(await findInFiles(database.target, secrets)).toEqual([isFile, isFile])
    await forgetVisitors(database, now)
    expect(await counter().count(visit)).toBe(false)
    now += day
    await forgetVisitors(database, now)
    expect(await database.db.selectFrom('visit_seen').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('visit_salt').selectAll().execute()).toEqual([])
    expect(await counts()).toEqual([['property/2417', '2026-11-24', 'site', 1]])
    expect(await findInFiles(database.target, secrets)).toEqual([false, false])
  })
})

/** Returns for each of some bytes whether the file of an SQLite database or its log holds them. */
async function findInFiles(target: DatabaseTarget, wanted: readonly Buffer[]): Promise<readonly boolean[]> {
  const files = target.engine === 'sqlite' ? [target.file, `${target.file}-wal`] : []
  const contents = await Promise.all(files.map(async (name) => readFile(name)))
  return wanted.map((bytes) => contents.some((content) => content.includes(bytes)))
}
