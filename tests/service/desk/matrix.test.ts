import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { releasedIn } from '#scripts/requests/released-files.ts'
import { diaryActs } from '#service/desk/diary/diary-acts.ts'
import { requestActs } from '#service/desk/requests/change-request.ts'
import { personPurpose } from '#service/desk/desk-context.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { deactivateStaff } from '#service/owners/accounts/deactivate-staff.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { type DeskRow, deskRows, type DeskSeed } from '#tests/support/desk/desk-rows.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { headerOf, startSeededSite } from '#tests/support/service/missing-tables/seeded-site.ts'
import { keepTables, type WholeTables } from '#tests/support/service/missing-tables/whole-tables.ts'
import { submission } from '#tests/support/service/samples.ts'
import { testOrigin, testSecret } from '#tests/support/service/test-service.ts'
import { useStarted } from '#tests/support/service/use-started.ts'

/** Who asks: a manager, an agent of the office, one of another office, somebody who left, an owner, nobody. */
const roles = ['lotte', 'noor', 'stan', 'gone', 'owner', 'nobody'] as const
type Role = (typeof roles)[number]

/** What each is answered who may not do something; what is of another office is not there. */
function refusalOf({ whom, refused }: DeskRow, role: Role): number | undefined {
  if (role === 'nobody' || role === 'gone') return 401
  if (role === 'owner') return 404
  if (role === 'lotte' || whom === 'staff' || (whom === 'office' && role === 'noor')) return undefined
  return refused ?? (whom === 'office' ? 404 : 403)
}

/** Tables that are written whoever asks, and whatever. */
const ofSessions = /^(?:owner_session|owner_verification|used_proof|write_probe)$/

describe.each(engines)('who may do what at the desk on $name', (engine) => {
  let content = ''
  let tables: WholeTables
  let seed: DeskSeed
  const cookies = new Map<Role, string>()
  const tokens = new Map<Role, string>()
  const accounts = new Map<Role, string>()
  const seeded = useStarted(
    beforeAll,
    async () => {
      content = await mkdtemp(join(tmpdir(), 'matrix-'))
      return await startSeededSite(await engine.create(), { testimonials: releasedIn(content) })
    },
    async ({ site }) => {
      await site.stop()
      await rm(content, { recursive: true })
    },
  )
  beforeAll(async () => {
    const { site, desk, cookies: known } = seeded
    const { database, clock } = site
    for (const [role, office] of [
      ['noor', 'berlare'],
      ['stan', 'stekene'],
      ['gone', 'berlare'],
    ] as const) {
      const email = `${role}@agency.example`
      const { own } = await signInStaff(site, { email, office })
      const { html } = await own.open('/desk/nl/requests')
      cookies.set(role, headerOf(own.cookies))
      tokens.set(role, /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '')
      accounts.set(role, (await findOwner(database.db, { email }))?.id ?? '')
    }
    await deactivateStaff(database, accounts.get('gone') ?? '', clock())
    cookies.set('lotte', known.lotte).set('owner', known.an)
    accounts.set('lotte', desk.agent)
    seed = { ...desk, agent: accounts.get('noor') ?? '' }
    tables = await keepTables(database)
  })

  /** Asks as somebody does; who has no token of the own has found that of a manager. */
  const ask = async (
    { path, fields }: Pick<DeskRow, 'path' | 'fields'>,
    role: Role,
    token = tokens.get(role) ?? seeded.desk.token,
  ): Promise<Readonly<{ status: number; html: string }>> => {
    const headers = { cookie: cookies.get(role) ?? '', origin: testOrigin }
    const post = fields && { method: 'POST', body: new URLSearchParams({ token, ...fields }) }
    const response = await seeded.site.service.app.request(path, { headers, ...post }, {})
    return { status: response.status, html: await response.text() }
  }
  /** Brings everything back, and does what comes before an act. */
  const begin = async ({ after }: DeskRow): Promise<void> => {
    await tables.restore()
    await rm(join(content, 'testimonials'), { recursive: true, force: true })
    const before = deskRows(seed).find(({ path, fields }) => fields && after && path.endsWith(after))
    if (before !== undefined) expect((await ask(before, 'lotte')).status).toBe(303)
  }
  /** All that is stored, by table; of mails, only that they are there, since they are sent meanwhile. */
  const stored = async (): Promise<ReadonlyMap<string, string>> => {
    const names = tables.names.filter((name) => !ofSessions.test(name))
    const rows = names.map(async (name) => {
      const all =
        name === 'outbox' ? sql`select id from outbox order by id` : sql`select * from ${sql.table(name)}`
      return [name, JSON.stringify((await all.execute(seeded.site.database.db)).rows)] as const
    })
    return new Map(await Promise.all(rows))
  }
  /** Returns the tables that some work changes each time: jobs of the service write now and then. */
  const changedBy = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const once = async (): Promise<readonly string[]> => {
      const before = await stored()
      await work()
      return [...(await stored())].flatMap(([name, rows]) => (before.get(name) === rows ? [] : [name]))
    }
    return (await once()).length === 0 ? [] : await once()
  }
  /** All pages or acts; on PostgreSQL a part of them, since the rules are the same statements. */
  const rowsOf = (kind: 'acts' | 'pages'): readonly DeskRow[] =>
    deskRows(seed)
      .filter(({ fields }) => (kind === 'acts') === (fields !== undefined))
      .filter((_, index) => engine.name === 'SQLite' || index % 4 === 0)
  const logged = async () =>
    await seeded.site.database.db.selectFrom('desk_log').select(['act', 'staff']).orderBy('id').execute()

  test('every route and act of the desk has its row', () => {
    const all = new Set(
      seeded.site.service.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/desk/:locale/'))
        .map(({ method, path }) => `${method} ${path.replace('/desk/:locale/', '')}`),
    )
    const rows = deskRows(seed)
    const known = new Set(rows.map(({ route, fields }) => `${fields ? 'POST' : 'GET'} ${route}`))
    expect([...known].toSorted()).toEqual([...all].toSorted())
    const paths = rows.flatMap(({ path, fields }) => (fields ? [path] : []))
    const acts = [...requestActs.map((act) => `request/${seed.request}/${act}`), ...diaryActs]
    expect(acts.filter((act) => !paths.some((path) => path.endsWith(`/${act}`)))).toEqual([])
  })

  test('each act is done by whom it is for, and by nobody else, nor without the token of the session', async () => {
    const faults: string[] = []
    for (const row of rowsOf('acts')) {
      const say = (fault: string): number => faults.push(`${row.path} ${row.fields?.['do'] ?? ''}: ${fault}`)
      await begin(row)
      const changed = await changedBy(async () => {
        for (const role of roles) {
          const refusal = refusalOf(row, role)
          const { status } = refusal === undefined ? { status: refusal } : await ask(row, role)
          if (status !== refusal) say(`${role} gets ${status} instead of ${refusal}`)
        }
        for (const token of ['', tokens.get('noor') ?? 'x'])
          if ((await ask(row, 'lotte', token)).status !== 403) say(`done with the token ${token}`)
      })
      if (changed.length > 0) say(`a refused act changes ${changed.join()}`)
      for (const role of roles.filter((each) => refusalOf(row, each) === undefined)) {
        await begin(row)
        const lines = await logged()
        const { status } = await ask(row, role)
        if (status !== 303 && !row.path.endsWith('/export')) say(`${role} gets ${status}`)
        const added = (await logged()).slice(lines.length)
        const line = { act: row.log, staff: accounts.get(role) }
        if (JSON.stringify(added) !== JSON.stringify([line]))
          say(`${role} is logged as ${JSON.stringify(added)}`)
      }
    }
    expect(faults).toEqual([])
  })

  test('each page is shown to whom it is for, changes nothing, and names nobody of another office', async () => {
    await tables.restore()
    const faults: string[] = []
    const changed = await changedBy(async () => {
      for (const row of rowsOf('pages'))
        for (const role of roles) {
          const { status, html } = await ask(row, role)
          if (status !== (refusalOf(row, role) ?? 200)) faults.push(`${row.path}: ${role} gets ${status}`)
          if (
            !['lotte', 'noor'].includes(role) &&
            /Gegeven|Peeters|Vandenbroucke|Greet|noor@voorbeeld/.test(html)
          )
            faults.push(`${row.path}: ${role} reads a name`)
        }
    })
    expect(faults).toEqual([])
    expect(changed).toEqual([])
  })

  test('what is of another office, or an application for a job, changes no page of an agent, and no number opens it', async () => {
    await tables.restore()
    const { database, clock } = seeded.site
    const span = 'from=2025-01-01&to=2030-01-01'
    const more = ['?who=all', '?who=stekene', 'requests?who=stekene&state=all', 'requests?q=elders&state=all']
    const others = [...more, 'people?q=elders', `numbers?who=all&${span}`, `numbers.csv?${span}`]
    const shown = async (): Promise<readonly string[]> => {
      const pages: string[] = []
      for (const path of [
        ...rowsOf('pages').map((row) => row.path),
        ...others.map((end) => `/desk/nl/${end}`),
      ]) {
        const { html } = await ask({ path }, 'noor')
        pages.push(`${path}: ${html.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')}`)
      }
      return pages
    }
    const before = await shown()
    const foreign: number[] = []
    for (const [form, office] of [
      ['job-contact', 'berlare'],
      ['request-visit', 'stekene'],
      ['site-contact', 'stekene'],
    ] as const) {
      const answers = { lastName: 'Elders', email: `${form}@elders.example`, phone: '0479 00 00 00' }
      const sent = { ...submission(form, []), form, office, answers, subject: undefined }
      foreign.push((await acceptSubmission(database, sent, clock())).id)
    }
    const visit = {
      office: 'stekene',
      starts: '2099-01-06T10:00',
      seat: 0,
      sequence: 0,
      token: 'x'.repeat(32),
    }
    await database.db
      .insertInto('booking')
      .values({ ...visit, submission_id: foreign[1] ?? 0 })
      .execute()
    expect(await shown()).toEqual(before)
    const faults: string[] = []
    const base = new Set(deskRows(seed).map((row) => JSON.stringify(row)))
    const changed = await changedBy(async () => {
      for (const request of foreign) {
        const person = createSigner(testSecret).sign(personPurpose, ['request', request])
        const about = deskRows({ ...seed, request, past: request, person })
        for (const row of about.filter((each) => !base.has(JSON.stringify(each)))) {
          const { status } = await ask(row, 'noor')
          if (status !== refusalOf(row, 'stan')) faults.push(`${row.path}: ${status}`)
        }
      }
    })
    expect(faults).toEqual([])
    expect(changed).toEqual([])
  })
})
