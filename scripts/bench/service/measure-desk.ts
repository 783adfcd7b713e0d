import { createHistogram } from 'node:perf_hooks'
import { pino } from 'pino'
import { markMissed } from '#scripts/bench/pages/page-budgets.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { type BuiltSite, readSiteForms } from '#service/kit/site/site-forms.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { inviteStaff } from '#service/owners/accounts/invitations/invite-staff.ts'
import { createHttpClient } from '#tests/support/load/http-client.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { prepareStormService } from '#tests/support/service/storm-service.ts'
import { type DeskVolume, fillDesk } from './fill-desk.ts'
import { onBothDatabases } from './on-both-databases.ts'

/** Milliseconds in which 99 of 100 pages of the desk are answered. */
const budget = 150
const origin = 'http://localhost:4321'
const password = 'een huis aan het Donkmeer'
const staff = ['lotte', 'noor', 'wannes', 'sam', 'stan', 'mila'] as const

/** Asks for pages of a desk with many requests, one after the other, and prints how long they took. */
export async function measureDesk(requestsOfPage: number, volume: DeskVolume): Promise<void> {
  const { requests, bookings, years } = volume
  console.log(
    `\nDesk of ${staff.length} staff, ${requests} requests and ${bookings} appointments in ${years} years`,
  )
  console.log(`  (budget: p99 < ${budget} ms, ${requestsOfPage} times each page)`)
  const sites = await readSiteForms('dist')
  await onBothDatabases(async (name, url) => {
    console.log(`  ${name}`)
    await measureEngine(url, { sites, volume, requestsOfPage })
  })
}

type Measuring = Readonly<{
  sites: BuiltSite['forms']
  volume: DeskVolume
  requestsOfPage: number
}>

async function measureEngine(
  postgresUrl: string | undefined,
  { sites, volume, requestsOfPage }: Measuring,
): Promise<void> {
  const peer = await startSmtpPeer(undefined, false)
  const service = await prepareStormService(peer.url, postgresUrl)
  const database = await openDatabase(service.target, pino({ enabled: false }))
  const running = await service.start()
  const client = createHttpClient()
  try {
    const { cookie, accounts } = await hireAll(database, sites, running.url)
    // After its start, since a service deletes what is older than its term.
    await fillDesk(database, sites, accounts, volume)
    const ids = await database.db.selectFrom('submission').select('id').orderBy('id', 'desc').execute()
    const homes = await database.db.selectFrom('offer').select('subject').distinct().execute()
    for (const [name, pathOf] of Object.entries(pagesOf(volume))) {
      const times = createHistogram()
      let unexpected = 0
      // The first ones are not counted: a process that has just started compiles what it runs.
      for (let turn = -5; turn < requestsOfPage; turn += 1) {
        const at = turn + 5
        const path = pathOf(at, ids[(at * 37) % ids.length]?.id ?? 0, homes[at % homes.length]?.subject ?? '')
        const before = performance.now()
        const { status } = await client.send(running.url, { path: `/desk/nl/${path}`, headers: { cookie } })
        if (turn < 0) continue
        times.record(Math.round((performance.now() - before) * 1000))
        if (status !== 200) unexpected += 1
      }
      const [p50, p99] = [times.percentile(50) / 1000, times.percentile(99) / 1000]
      console.log(
        `    ${name.padEnd(24)} p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${markMissed(`${p99.toFixed(1).padStart(6)} ms`, p99 < budget)}` +
          `  unexpected ${markMissed(String(unexpected), unexpected === 0)}`,
      )
    }
  } finally {
    client.close()
    await running.kill()
    await database.db.destroy()
    await service.remove()
    await peer.stop()
  }
}

/** What is asked for, by its name: the turn, a request and a home make each path another. */
function pagesOf({
  requests,
}: DeskVolume): Readonly<Record<string, (turn: number, id: number, home: string) => string>> {
  const forms = ['request-visit', 'purchase-offer', 'site-contact', 'request-info']
  return {
    today: () => '?who=all',
    list: () => 'requests?who=all',
    'list, filters': (turn) => `requests?state=all&form=${forms[turn % forms.length]}&since=30&agent=none`,
    'list, search': (turn) => `requests?state=all&q=${turn % 2 === 0 ? `visitor+${turn}` : 'huis+met+tuin'}`,
    'list, last page': () => `requests?state=all&page=${Math.ceil(requests / 50)}`,
    'one request': (_, id) => `request/${id}`,
    'one request of all': (_, id) => `request/${id}?in=${encodeURIComponent('?state=all')}`,
    diary: (turn) => `diary?office=${['berlare', 'stekene'][turn % 2]}`,
    people: (turn) => `people?page=${1 + turn}`,
    'people, search': (turn) => `people?q=visitor+${turn}`,
    offers: (_, __, home) => `offers?home=${encodeURIComponent(home)}`,
    'offers, all': () => 'offers',
    numbers: () => 'numbers',
    'numbers, all years': () => 'numbers?from=2020-01-01',
  }
}

/** Gives all staff an account, and signs the first of them in, who manages: returns the cookie, and the accounts. */
async function hireAll(database: Database, sites: BuiltSite['forms'], url: string) {
  const words = createSiteWords(() => sites, origin)
  const accounts: string[] = []
  let cookie = ''
  for (const [index, name] of staff.entries()) {
    const isManager = index === 0
    const office = words.recipients.offices[index % words.recipients.offices.length]?.id
    const email = `${name}@agency.example`
    const place = isManager ? ({ role: 'manager' } as const) : ({ role: 'agent', office } as const)
    const { id, href } = await inviteStaff(
      database,
      { name, email, locale: 'nl', ...place },
      words,
      Date.now(),
    )
    accounts.push(id)
    if (!isManager) continue
    const body = new URLSearchParams({ password, again: password })
    const link = new URL(new URL(href).pathname, url)
    const response = await fetch(link, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
    cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  // What the second step leaves once it is set up.
  await database.db
    .updateTable('owner')
    .set({ two_factor_enabled: 1 } as object)
    .execute()
  return { cookie, accounts }
}
