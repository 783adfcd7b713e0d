import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engines } from '#tests/support/service/databases/engines.ts'
import { type Answered, faultsOf, needs } from '#tests/support/service/missing-tables/answered.ts'
import { everyRequest, type RouteRequest } from '#tests/support/service/missing-tables/every-route.ts'
import { type SeededSite, startSeededSite } from '#tests/support/service/missing-tables/seeded-site.ts'
import { keepTables, type WholeTables } from '#tests/support/service/missing-tables/whole-tables.ts'

/** What the server knows of who asks. */
const visitor = { incoming: { socket: { remoteAddress: '192.0.2.7' }, headers: {} } }
/** Tables that passwords and codes are checked with. */
const ofAccounts =
  /^(?:owner|owner_(?:session|password|verification|second_factor|link)|sign_in_try|ended_session|used_code|staff|outbox)$/
/** Tables that jobs alone read and write, or none yet, and the salt of a day, which is kept in memory. */
const unasked: ReadonlySet<string> = new Set([
  'comparable_home',
  'published_home',
  'owner_news',
  'owner_record',
  'owner_report',
  'visit_salt',
])

describe.each(engines)('without a table on $name', (engine) => {
  let seeded: SeededSite
  let tables: WholeTables
  let whole: readonly Answered[]
  let lines: string[] = []
  // Every statement of the service passes here.
  const said =
    engine.name === 'SQLite'
      ? vi.spyOn(DatabaseSync.prototype, 'prepare')
      : vi.spyOn(pg.Client.prototype, 'query')

  beforeAll(async () => {
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
    seeded = await startSeededSite(await engine.create(), { log })
    tables = await keepTables(seeded.site.database)
    whole = await walk(await everyRequest(seeded))
  })
  afterAll(async () => {
    said.mockRestore()
    await seeded.site.stop()
  })

  const walk = async (requests: readonly RouteRequest[]): Promise<readonly Answered[]> => {
    const answers: Answered[] = []
    for (const { path, init } of requests) {
      await tables.restore()
      lines = []
      said.mockClear()
      const response = await seeded.site.service.app.request(path, init, visitor)
      answers.push({
        status: response.status,
        place: response.headers.get('location') ?? '',
        text: await response.text(),
        told: lines.join('\n'),
        statements: said.mock.calls.map(([statement]) => String(statement)),
      })
    }
    await tables.restore()
    return answers
  }

  test('each route is asked, and answers while all tables are there', async () => {
    const requests = await everyRequest(seeded)
    const { routes } = seeded.site.service.app
    const all = new Set(
      routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    )
    const answered = requests.filter((_, index) => (whole[index]?.status ?? 500) < 400)
    const unanswered = [...all].filter((route) => !answered.some((request) => request.route === route))
    expect(unanswered).toEqual([])
    expect(all.size).toBeGreaterThan(45)
    expect(whole.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  })

  test('every answer says so, or is what it was', { timeout: 400_000 }, async () => {
    const isSample = engine.name === 'PostgreSQL'
    // Every table is taken away at night.
    const oneOf = isSample ? 8 : process.env['EVERY_ENGINE'] === undefined ? 3 : 1
    const names = tables.names.filter((_, index) => index % oneOf === 0)
    const faults: string[] = []
    const unmissed: string[] = []
    for (const table of names) {
      const isOfAccounts = !isSample && ofAccounts.test(table)
      // Made anew for each table: proofs of work are valid for a minute.
      const requests = await everyRequest(seeded)
      const indexes = [...requests.keys()].filter(
        (index) =>
          needs(whole[index], table, tables.linkedTo(table)) &&
          (isOfAccounts || requests[index]?.isSlow === false),
      )
      await tables.without(table, async () => {
        const answers = await walk(indexes.flatMap((index) => requests[index] ?? []))
        for (const [at, answer] of answers.entries()) {
          const index = indexes[at] ?? 0
          const found = faultsOf(table, answer, whole[index])
          faults.push(...found.map((fault) => `${table}: ${requests[index]?.route}: ${fault}`))
        }
        if (answers.every(({ status }) => status !== 503)) unmissed.push(table)
      })
    }
    expect(faults).toEqual([])
    expect(unmissed.filter((table) => !unasked.has(table))).toEqual([])
  })
})

test('an answer that hides a missing table is a fault', () => {
  const statements = ['select * from "booking"']
  const right: Answered = { status: 200, place: '', text: '<title>Uw afspraak</title>', told: '', statements }
  const failed: Answered = { ...right, status: 503, text: '', told: '{"error":"no such table: booking"}' }
  expect(faultsOf('booking', right, right)).toEqual([])
  expect(faultsOf('booking', failed, right)).toEqual([])
  expect(faultsOf('booking', { ...failed, told: '' }, right)).toEqual(['503 without a line of the log'])
  expect(faultsOf('booking', { ...failed, status: 500 }, right)).toEqual(['500 instead of 200'])
  expect(faultsOf('booking', { ...right, status: 410 }, right)).toEqual(['410 instead of 200'])
  expect(faultsOf('booking', { ...right, text: '<title>Geannuleerd</title>' }, right)).toEqual([
    'another text: <title>Geannuleerd</title> instead of <title>Uw afspraak</title>',
  ])
})

test('a request needs the tables that it names, and those that are linked to where it writes', () => {
  const answer = (statement: string) => ({
    status: 200,
    place: '',
    text: '',
    told: '',
    statements: [statement],
  })
  const linked = new Set(['booking_seat'])
  expect(needs(answer('select * from "booking"'), 'booking', linked)).toBe(true)
  expect(needs(answer('select * from "booking_seat"'), 'booking', linked)).toBe(false)
  expect(needs(answer('delete from "booking_seat"'), 'booking', linked)).toBe(true)
  expect(needs(answer('delete from "outbox"'), 'booking', linked)).toBe(false)
})
