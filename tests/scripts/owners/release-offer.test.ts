import type { Transaction } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMark, formsFilePath } from '#contracts/forms-file.ts'
import { subjectsFilePath } from '#contracts/subjects-file.ts'
import type { Answers } from '#forms/answers.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { giveAccount, ownersMails } from '#tests/support/service/owner-mails.ts'
import { homeRecords } from '#tests/support/service/owner-records.ts'
import { runOwners, runRequests } from '#tests/support/service/run-requests.ts'
import { silent } from '#tests/support/service/samples.ts'

const answers: Answers = {
  title: 'mr',
  firstName: 'Jan',
  lastName: 'Peeters',
  city: 'Zele',
  amount: 372_000,
  validUntil: '2026-11-30',
  validUntilTime: '18:00',
  conditionKinds: ['certificates', 'ownWords'],
  conditions: 'Als mevrouw Peeters akkoord gaat.',
}
let dir = ''
let database: Database
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'release-'))
  database = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  await storeOwnerRecords(database.db, { owners: [], homes: [homeRecords(2417)] })
  const needs = ownersMails(database)
  await giveAccount(needs, 'an@owner.example')
  await giveAccount(needs, 'ria@owner.example', ['property/2419'])
  const sent = { form: 'purchase-offer', lang: 'nl', answers, letters: () => [] } as const
  for (const [index, subject] of ['property/2417', 'property/2418', 'property/2419'].entries())
    await acceptSubmission(
      database,
      { ...sent, subject, dedupeKey: `${index}`, letters: storeConfirmed(subject) },
      Date.now(),
    )
  const other = { ...sent, form: 'site-contact', subject: undefined, dedupeKey: 'other' } as const
  await acceptSubmission(database, other, Date.now())
  const unconfirmed = { ...sent, subject: 'property/2417', dedupeKey: 'unconfirmed' }
  await acceptSubmission(database, unconfirmed, Date.now())
})

/** Stores an offer as one that was confirmed. */
const storeConfirmed =
  (subject: string) =>
  async (id: number, transaction: Transaction<ServiceTables>): Promise<readonly Letter[]> => {
    const offer = { submission_id: id, subject, said: null, confirm_by: 0, confirmed_at: 0, rank: 1 }
    await transaction.insertInto('offer').values(offer).execute()
    return []
  }
afterAll(async () => {
  await database.db.destroy()
  await rm(dir, { recursive: true })
})

const run = (...args: readonly string[]) =>
  runOwners(dir, ['release-offer', ...args, '--dist', join(dir, 'site')])

test('an agent sees what the owner will read, and which owner', async () => {
  const [code, text] = await run('1', '--advice', 'Een mooi bod.')
  expect(code).toBe(0)
  expect(text).toMatch(/from +De heer P\., Zele/)
  expect(text).toMatch(/amount +€ ?372\.000/)
  expect(text).toMatch(/binds until +2026-11-30 18:00/)
  expect(text).toMatch(/advice +Een mooi bod\./)
  expect(text).toContain('Read by  mevrouw De Backer <an@owner.example>')
  expect(text).toContain('Note  its conditions hold the name of its sender')
  expect(await run('1')).toEqual([
    1,
    'request 1 is released already: npm run owners -- release-offer 1 --withdraw takes it back\n',
  ])
  expect(await run('1', '--withdraw')).toEqual([0, 'Withdrawn  request 1: its owner reads it no more\n'])
  expect(await run('1', '--withdraw')).toEqual([1, 'request 1 is not released\n'])
})

test('an offer that nobody confirmed is not released', async () => {
  const [code, text] = await run('5')
  expect(code).toBe(1)
  expect(text).toContain('request 5 is not confirmed yet')
})

async function buildSite(page: string): Promise<string> {
  const site = join(dir, 'site')
  const words = { 'offers.certificates': 'de attesten in orde zijn' }
  for (const [file, content] of [
    [
      formsFilePath('nl'),
      JSON.stringify({ words, answer: { path: '/nl/antwoord/' }, recipients: { locale: 'nl' } }),
    ],
    [subjectsFilePath('nl'), '{}'],
    ['nl/antwoord/index.html', page],
  ] as const) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), content)
  }
  return site
}

test('a site whose pages cannot be read is told in one sentence', async () => {
  const site = await buildSite('a page without its mark')
  expect(await run('1')).toEqual([1, '/nl/antwoord/ has no place for a form: build the site again\n'])
  await rm(site, { recursive: true })
})

test('the offer is said in the words of the site', async () => {
  const site = await buildSite(`before<!--${answerMark}--><!--${answerMark}-->after`)
  const said = await run('1')
  await rm(site, { recursive: true })
  expect(said).toEqual([0, expect.stringMatching(/condition +.*de attesten in orde zijn/)])
  expect((await run('1', '--withdraw'))[0]).toBe(0)
  const [, otherwise] = await run('1')
  expect(otherwise).toMatch(/condition +\S/)
  expect(otherwise).not.toContain('de attesten in orde zijn')
  await run('1', '--withdraw')
})

test.each([
  ['nothing', [], /^ID is missing: /],
  ['no number', ['x'], /^request x: expected a whole number from 1\n$/],
  ['an unknown request', ['99'], /^there is no request 99\n$/],
  ['another form', ['4'], /^request 4 is no offer on a home, it came by the form site-contact\n$/],
  [
    'a home without an owner',
    ['2'],
    /^property\/2418 has no owner with an account: invite one first .*request 2\n$/,
  ],
  ['a home without a mandate', ['3'], /^property\/2419 has no mandate, .* import DIR\n$/],
  [
    'an unknown language',
    ['1', '--advice', 'Ja', '--language', 'es'],
    /^--language es: expected one of nl, fr, en, de\n$/,
  ],
])('%s is refused in one line, and nothing is released', async (_, args, message) => {
  const [code, text] = await run(...args)
  expect(code).toBe(1)
  expect(text).toMatch(message)
  expect((await run('1', '--withdraw'))[1]).toContain('is not released')
})

test('the request of an offer names the command', async () => {
  expect((await runRequests(dir, ['show', '1']))[1]).toContain('Next  npm run owners -- release-offer 1')
  expect((await runRequests(dir, ['show', '4']))[1]).not.toContain('release-offer')
})
