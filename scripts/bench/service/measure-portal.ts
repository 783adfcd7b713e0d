import { sql } from 'kysely'
import { pino } from 'pino'
import { euroCents } from '#domain/values/money.ts'
import { demoEmail, openDemoAccount } from '#scripts/service/demo-account.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { createAuth } from '#service/owners/accounts/create-auth.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { homeViews } from '#service/portal/views/kit/home-context.ts'
import { createHttpClient } from '#tests/support/load/http-client.ts'
import { createMix, type Shot } from '#tests/support/load/mix.ts'
import { runOpenLoad } from '#tests/support/load/open-load.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { homeRecords, viewing } from '#tests/support/service/owner-records.ts'
import { prepareStormService } from '#tests/support/service/storm-service.ts'
import { formatTimes, loadBudget } from './format-figures.ts'
import { type DatabaseName, onBothDatabases } from './on-both-databases.ts'

/** Homes with a mandate, and days of counts of each. */
const homes = 10_000
const days = 400
/** Requests in a second. */
const load = { postsPerSecond: 300, readsPerSecond: 5 }
const password = 'een huis aan het Donkmeer'

/** Milliseconds of 99 of 100 views; PostgreSQL shares the two cores of the machine with the service and its visitors. */
const budgets = { SQLite: 150, PostgreSQL: 400 }

/** Loads views of owners beside forms, on SQLite and, where it is installed, PostgreSQL, and prints how long answers took. */
export async function measurePortal(
  seconds: number,
  print: (line: string) => void = console.log,
): Promise<void> {
  print(
    `\nOwner portal, ${load.readsPerSecond} views/s of ${homes} homes beside ${load.postsPerSecond} POST/s`,
  )
  print(`  (budget: views p99 < ${budgets.SQLite} ms on SQLite, < ${budgets.PostgreSQL} ms on PostgreSQL)`)
  await onBothDatabases((name, url) => measureEngine(name, url, seconds, print), print)
}

async function measureEngine(
  name: DatabaseName,
  postgresUrl: string | undefined,
  seconds: number,
  print: (line: string) => void,
): Promise<void> {
  const peer = await startSmtpPeer(undefined, false)
  const service = await prepareStormService(peer.url, postgresUrl)
  try {
    const database = await openDatabase(service.target, pino({ enabled: false }))
    await fill(database)
    await database.db.destroy()
    const running = await service.start()
    const client = createHttpClient()
    const cookie = await signIn(running.url)
    const mix = createMix(service.posts)
    let turn = 0
    const read = (): Shot => {
      turn += 1
      const path = `/portal/nl/property/${1 + (turn % 3)}/${homeViews[turn % homeViews.length]}`
      return { kind: 'ready', expected: 200, request: { path, headers: { cookie } } }
    }
    // A process that has just started is slow: it compiles what it runs.
    await runOpenLoad(client, running.url, { post: mix.post, read }, { seconds: 5, ...load })
    const { posts, reads } = await runOpenLoad(
      client,
      running.url,
      { post: mix.post, read },
      { seconds, ...load },
    )
    client.close()
    await running.stop()
    print(`  ${name}`)
    print(formatTimes('GET', reads, budgets[name]))
    print(formatTimes('POST', posts, loadBudget.post))
  } finally {
    await service.remove()
    await peer.stop()
  }
}

/** Fills a database: records of all homes, counts of each day from two sources, and an owner of three homes. */
async function fill(database: Database): Promise<void> {
  const { db } = database
  const all = Array.from({ length: homes }, (_, index) =>
    homeRecords(index + 1, {
      viewings: [viewing('1', '2026-11-12'), viewing('2', '2026-11-21')],
      // Prices of a market, of which a sixth is near that of a home.
      market: {
        kind: index % 2 === 0 ? 'house' : 'apartment',
        price: euroCents(150_000 + ((index * 7919) % 750_000)),
      },
    }),
  )
  await storeOwnerRecords(db, { owners: [], homes: all })
  await db.connection().execute(async (connection) => {
    const isSqlite = database.engine === 'sqlite'
    // 500 homes at a time, since a statement may take ten seconds.
    for (let from = 1; from <= homes; from += 500)
      await sql`
        with recursive
          days(n) as (select 0 union all select n + 1 from days where n < ${sql.lit(days - 1)}),
          homes(n) as (select ${sql.lit(from)} union all select n + 1 from homes where n < ${sql.lit(Math.min(from + 499, homes))}),
          sources(name) as (select 'site' union all select 'portals')
        insert into visit_day (subject, day, source, visits)
        select 'property/' || homes.n, ${
          isSqlite
            ? sql`date('2026-11-25', '-' || days.n || ' days')`
            : sql`to_char(date '2026-11-25' - days.n, 'YYYY-MM-DD')`
        }, sources.name, 1 + (homes.n + days.n) % 40
        from homes, days, sources`.execute(connection)
    // A server that has just got eight million rows tidies them up for minutes.
    if (!isSqlite) {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum analyze`.execute(connection)
      await sql`checkpoint`.execute(connection)
    }
  })
  const site = await readSiteForms('dist')
  const origin = 'http://localhost:4321'
  const words = createSiteWords(() => site, origin)
  const auth = createAuth({ database, secret: 'x'.repeat(40), origin })
  const subjects = ['property/1', 'property/2', 'property/3']
  await openDemoAccount({ auth, database, words }, { name: 'An', subjects, password }, Date.now())
}

async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams({ email: demoEmail, password })
  const response = await fetch(new URL('/portal/nl/sign-in', url), {
    method: 'POST',
    body,
    headers: { origin: 'http://localhost:4321' },
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`the owner is not signed in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
