import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMark, formsFilePath } from '#contracts/forms-file.ts'
import { subjectsFilePath } from '#contracts/subjects-file.ts'
import { prepareDemoOwner } from '#scripts/service/demo-owner.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { demoEmail } from '#scripts/service/demo-account.ts'
import { checkDatabase } from '#scripts/service/check-database.ts'
import { verifyPassword } from '#service/owners/accounts/password/password-hash.ts'
import { silent } from '#tests/support/service/samples.ts'
import { formsFile, testSecret, writeTestPortal } from '#tests/support/service/test-service.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'demo-owner-'))
  await mkdir(join(dir, 'dist/nl/formulier'), { recursive: true })
  await mkdir(join(dir, 'dist/words'))
  const mark = `<!--${answerMark}-->`
  await writeFile(join(dir, 'dist/nl/formulier/index.html'), `<title>Formulier</title>${mark}${mark}`)
  await writeFile(join(dir, 'dist', formsFilePath('nl')), JSON.stringify(formsFile()))
  await writeFile(join(dir, 'dist', subjectsFilePath('nl')), '{}')
  await writeTestPortal(join(dir, 'dist'))
})
afterAll(() => rm(dir, { recursive: true }))

const prepare = (changes: NodeJS.ProcessEnv = {}) =>
  prepareDemoOwner(join(dir, 'dist'), 'data', {
    SITE_ORIGIN: 'http://localhost:4321',
    SERVICE_DATA: join(dir, 'var'),
    ...changes,
  })

/** Whether a password opens the account of the demo's owner. */
async function opens(password: string): Promise<boolean> {
  const file = join(dir, 'var/service.sqlite')
  const { db } = await openDatabase({ engine: 'sqlite', file }, silent)
  try {
    const rows = await db
      .selectFrom('owner_password')
      .innerJoin('owner', 'owner.id', 'owner_password.owner_id')
      .select('owner_password.password')
      .where('owner.email', '=', demoEmail)
      .execute()
    const [row] = rows
    const hash = row?.password ?? undefined
    return hash !== undefined && (await verifyPassword({ hash, password }))
  } finally {
    await db.destroy()
  }
}

test('each start has a password of its own, and homes to read about', async () => {
  const first = await prepare()
  expect(first?.email).toBe(demoEmail)
  expect(await opens(first?.password ?? '')).toBe(true)
  const second = await prepare()
  expect(second?.password).not.toBe(first?.password)
  expect(await opens(first?.password ?? '')).toBe(false)
  expect(await opens(second?.password ?? '')).toBe(true)
})

test.each([
  ['that others reach', { SITE_ORIGIN: 'https://agency.example', SERVICE_SECRET: testSecret }],
  ['in production', { NODE_ENV: 'production', SERVICE_SECRET: testSecret }],
  ['with records of its own', { OWNER_RECORDS: '/srv/crm' }],
])('a service %s has no such account', async (_, changes) => {
  expect(await prepare(changes)).toBeUndefined()
})

test('a service that others reach deletes the account that another start left', async () => {
  const owner = await prepare()
  const file = join(dir, 'var/service.sqlite')
  const start = (isPublic: boolean) =>
    checkDatabase({ database: { engine: 'sqlite', file }, logLevel: 'silent', isPublic })
  await start(false)
  expect(await opens(owner?.password ?? '')).toBe(true)
  await start(true)
  expect(await opens(owner?.password ?? '')).toBe(false)
})
