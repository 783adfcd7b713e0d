import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatMails } from '#scripts/requests/format.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { keepReports } from '#service/requests/reports/keep-reports.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import type { StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { languages } from '#tests/support/languages.ts'
import { runRequests } from '#tests/support/service/run-requests.ts'
import { silent, submission } from '#tests/support/service/samples.ts'

let dir = ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'requests-'))
  const database = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const at = Date.parse('2026-11-23T15:41:00Z')
  const answers = { firstName: 'Elke', lastName: 'Van Damme', email: 'elke@voorbeeld.be', message: 'Dag.' }
  await acceptSubmission(database, { ...submission('a'), answers }, at)
  await database.db
    .updateTable('outbox')
    .set({ state: 'dead', attempts: 8, last_error: '550 mailbox full' })
    .execute()
  await database.db.destroy()
})
afterAll(async () => rm(dir, { recursive: true }))

const run = (...args: readonly string[]) => runRequests(dir, args)

test('requests are listed with initials, the time of Brussels, and what to do next', async () => {
  const [code, text] = await run('list', '--since', '2026-11-23', '--dist', dir)
  expect(code).toBe(0)
  expect(text).toMatch(/^# +Ontvangen +Aanvraag +Pand +Kantoor +Wie +mail$/m)
  expect(text).toMatch(
    /^1 +ma 23 nov 16\.41\suur +Vraag +2417 +agency@x\.example +E\. V\. D\. +Niet vertrokken$/m,
  )
  expect(text).toContain('Mail aan agency@x.example niet vertrokken na 8 pogingen (550 mailbox full)')
  expect(text).toContain('Next  npm run requests -- retry 1')
  expect(text).not.toContain('Damme')
  expect((await run('list', '--full'))[1]).toContain('Elke Van Damme <elke@voorbeeld.be>')
  expect((await run('list', '--since', '2027-01-01'))[1]).toContain('0 requests')
})

test('visits are printed by home, the most opened first, with where they came from', async () => {
  const today = toBrussels(Date.now()).on
  const database = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const rows = [
    { subject: 'property/2417', day: today, source: 'site', visits: 3 },
    { subject: 'property/2417', day: addDays(today, -6), source: 'portals', visits: 4 },
    { subject: 'property/2418', day: addDays(today, -29), source: 'site', visits: 9 },
    { subject: 'property/2418', day: addDays(today, -30), source: 'site', visits: 100 },
  ] as const
  await database.db.insertInto('visit_day').values(rows).execute()
  await database.db.destroy()
  const [code, text] = await run('visits')
  expect(code).toBe(0)
  expect(text.replaceAll(/ +/g, ' ')).toContain(`home today 7 days 30 days site portals search social other
property/2418 0 0 9 9 0 0 0 0
property/2417 3 7 7 3 4 0 0 0

16 visits to 2 homes and projects since ${addDays(today, -29)}`)
  expect((await run('visits', '--about', 'property/2417'))[1]).toContain('7 visits to 1 homes')
  expect((await run('visits', '--about', '2417'))[0]).toBe(1)
})

test('errors of pages are printed with their place and how often they were reported', async () => {
  const database = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const place = { file: '/_astro/page.C1.js', line: 1, column: 2044, page: '/nl/', version: 'C1' }
  const report = { kind: 'script', message: 'x is not defined', ...place } as const
  await keepReports(database, [report, report], Date.now())
  await keepReports(database, [{ ...report, message: 'old' }], Date.now() - 8 * 86_400_000)
  await database.db.destroy()
  const [code, text] = await run('errors')
  expect(code).toBe(0)
  expect(text.replaceAll(/ +/g, ' ')).toContain(
    ' 2 script /_astro/page.C1.js:1:2044 /nl/ C1 x is not defined\n\n1 different errors in the last 7 days',
  )
  const maps = join(dir, 'source-maps')
  await mkdir(maps)
  const map = { version: 3, sources: ['../../src/client/page/a.ts'], names: ['price'], mappings: '+7DAEAA' }
  await writeFile(join(maps, 'page.C1.js.map'), JSON.stringify(map))
  expect((await run('errors', '--report', dir))[1].replaceAll(/ +/g, ' ')).toContain(
    ' 2 script src/client/page/a.ts:3:1 price /nl/ C1 x is not defined\n',
  )
  expect((await run('errors', '--days', '9'))[1]).toContain('2 different errors in the last 9 days')
})

test('a request is shown whole', async () => {
  const [code, text] = await run('show', '1', '--dist', dir)
  expect(code).toBe(0)
  expect(text).toMatch(/^Bericht +Dag\.$/m)
  expect(text).toMatch(/^E-mailadres +elke@voorbeeld\.be$/m)
  expect(text).toContain('Mail aan agency@x.example niet vertrokken na 8 pogingen (550 mailbox full)')
})

test('what is stored about a person is printed, counted, and erased last', async () => {
  expect(JSON.parse((await run('person', 'elke@voorbeeld.be'))[1])).toMatchObject({
    requests: [{ id: 1 }],
    subscriptions: [],
  })
  expect((await run('person', 'elke@voorbeeld.be', '--erase', '--dry-run'))[1]).toContain(
    '1 requests and subscriptions would be erased',
  )
  expect((await run('purge', '1', '--form', 'rent-application'))[1]).toContain('0 requests and 0 mails were')
  expect((await run('retry', '1'))[1]).toContain('1 messages of request 1 are tried again')
  expect((await run('list', '--dist', dir))[1]).toMatch(/Wacht, /)
  expect((await run('person', 'elke@voorbeeld.be', '--erase'))[1]).toContain(
    '1 requests and subscriptions were erased',
  )
  expect(JSON.parse((await run('person', 'elke@voorbeeld.be'))[1])).toEqual({
    notes: [],
    requests: [],
    subscriptions: [],
    documents: [],
    appointments: [],
    offers: [],
    mails: [],
    released: [],
  })
})

test('who confirmed the newsletter is printed with the address that ends it', async () => {
  const { db } = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  await db
    .insertInto('subscription')
    .values(
      [
        ['noor@x.example', 1],
        ['wacht@x.example', null],
      ].map(([email, confirmed_at]) => ({
        email: String(email),
        kind: 'newsletter' as const,
        locale: 'fr' as const,
        criteria: '',
        frequency: '' as const,
        token: `token-${email}`,
        requested_at: 0,
        confirmed_at: confirmed_at === null ? null : Number(confirmed_at),
        unsubscribed_at: null,
        mailed_at: null,
        seen_news: 0,
      })),
    )
    .execute()
  await db.destroy()
  expect((await run('subscribers'))[1]).toBe(
    '\uFEFFemail;language;confirmed;unsubscribe\nnoor@x.example;fr;1970-01-01 01:00;http://localhost:4321/forms/fr/unsubscribe/token-noor@x.example\n',
  )
})

test('a reminder that waits for its day is no mail that is late', () => {
  const mail = {
    kind: 'agency',
    recipient: 'a@x.example',
    attempts: 1,
    next_at: 0,
    last_error: null,
  } as const
  const reminder = { ...mail, kind: 'reminder', state: 'waiting', next_at: 1_795_510_860_000 } as const
  const of = (locale: Locale, ...mails: StoredSubmission['mails']): string =>
    formatMails({ mails }, languages(locale))
  expect(of('nl', { ...mail, state: 'sent' }, reminder)).toBe('-')
  expect(of('fr', { ...mail, state: 'waiting' }, reminder)).toMatch(/^En attente, jeu/)
  expect(of('de', { ...mail, state: 'dead' }, reminder)).toBe(languages('de').t('desk.list.mailFailed'))
})

test.each([
  [['nothing'], 2, 'there is no "nothing"'],
  [['show'], 1, 'ID is missing: npm run requests -- show ID'],
  [['show', 'x'], 1, 'request x: expected a whole number from 1'],
  [['show', '99'], 1, 'there is no request 99'],
  [['list', '--since', 'today'], 1, '--since today: expected a day'],
  [['list', '--form', 'visit'], 1, '--form visit: expected one of contact-me'],
  [['list', '--all'], 2, "Unknown option '--all'"],
  [['export', '--format', 'xml'], 1, '--format xml: expected json or csv'],
  [['person', 'elke'], 1, 'elke: expected an e-mail address'],
  [['person', '0470 99 88 7'], 1, 'a telephone number with its 0 or +, or the number of a request'],
  [['--help'], 0, 'person WHO'],
  [['person', '--help'], 0, 'by a telephone number in any spelling'],
  [['purge', '--help'], 0, '--dry-run'],
])('%j ends with %i and says "%s"', async (args, code, words) => {
  const [ended, text] = await run(...args)
  expect(text).toContain(words)
  expect(ended).toBe(code)
})

test('requests are exported whole, and no cell of the CSV is computed by a spreadsheet', async () => {
  const database = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const answers = {
    firstName: '=HYPERLINK("http://x")',
    message: 'Dag,\ntot "straks".',
    types: ['huis', 'flat'],
  }
  await acceptSubmission(database, { ...submission('b'), answers }, Date.parse('2026-11-24T09:00:00Z'))
  await database.db.destroy()
  const [, csv] = await run('export', '--since', '2026-11-24', '--format', 'csv')
  expect(csv).toBe(
    '\uFEFFid;received;form;language;subject;campaign;firstName;message;types;files\n' +
      `2;2026-11-24 10:00;site-contact;nl;2417;;"'=HYPERLINK(""http://x"")";"Dag,\ntot ""straks"".";huis, flat;\n`,
  )
  const [code, json] = await run('export', '--form', 'site-contact')
  expect(code).toBe(0)
  expect(JSON.parse(json)).toMatchObject([
    { id: 2, received: '2026-11-24T09:00:00.000Z', answers, files: [] },
  ])
  expect(await run('export', '--form', 'sign-newsletter', '--format', 'csv')).toEqual([
    0,
    '\uFEFFid;received;form;language;subject;campaign;files\n',
  ])
})

test('a copy of the database is a service of its own, and never replaces a file', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'restored-'))
  const file = join(elsewhere, 'service.sqlite')
  // The service writes while its database is copied: what it has not committed is not in the copy.
  const live = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const before = await live.db.selectFrom('submission').select('id').execute()
  const writing = live.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('submission').execute()
    expect(await run('backup', file)).toEqual([0, expect.stringContaining('was copied to')])
    throw new Error('the request is taken back')
  })
  await expect(writing).rejects.toThrow('taken back')
  await live.db.destroy()
  const restored = await openDatabase({ engine: 'sqlite', file }, silent)
  expect(await restored.db.selectFrom('submission').select('id').execute()).toEqual(before)
  await acceptSubmission(restored, submission('after'), 1)
  await restored.db.destroy()
  expect(await run('backup', file)).toEqual([1, expect.stringContaining('is there already')])
  await rm(elsewhere, { recursive: true })
})

test('who left a number alone is found by it or by the request, and erased', async () => {
  const database = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const answers = { firstName: 'Noor', phone: '0470 99 88 77', email: "o'neil@x.ie" }
  const { id } = await acceptSubmission(database, { ...submission('phone'), form: 'contact-me', answers }, 1)
  await database.db.destroy()
  for (const who of ['0470998877', '+32470/99.88.77', String(id)])
    expect(JSON.parse((await run('person', who))[1])).toMatchObject({ requests: [{ id, answers }] })
  const [, text] = await run('person', '0470998877', '--erase')
  expect(text).toContain('1 requests and subscriptions were erased')
  expect(text).toContain('Next  npm run requests -- person "o\'neil@x.ie" --erase')
  expect(JSON.parse((await run('person', String(id)))[1])).toMatchObject({ requests: [] })
})
