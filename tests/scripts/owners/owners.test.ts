import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOwners, runRequests } from '#tests/support/service/run-requests.ts'

let dir = ''
let records = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'owners-'))
  records = join(dir, 'records')
  await runOwners(dir, ['example', records, '--now', '2026-11-25'])
})
afterAll(async () => rm(dir, { recursive: true }))

const run = (...args: readonly string[]) => runOwners(dir, args)
const spaced = (text: string) => text.replaceAll(/ +/g, ' ')

test('records are made up, tried, imported, and imported again without a change', async () => {
  const [dryCode, dry] = await run('import', records, '--dry-run')
  expect(dryCode).toBe(0)
  expect(spaced(dry)).toMatch(/^ owner 4 0 0 0$/m)
  expect(dry).toContain('nothing was changed')
  expect((await run('list'))[1]).toContain('0 owners of 0 homes\n\nNext  npm run owners -- import DIR')

  const [code, text] = await run('import', records)
  expect(code).toBe(0)
  expect(spaced(text)).toMatch(/^ owner 4 0 0 0$/m)
  expect(text).toMatch(/page-visits\.json {2}[\d,]+ made-up counts were added/)
  expect(text).toContain('Next  npm run owners -- list')

  const again = spaced((await run('import', records))[1])
  expect(again).toMatch(/^ owner 0 0 0 4$/m)
  expect(again).toMatch(/^ viewing 0 0 0 [\d,]+$/m)
  expect(again).not.toContain('Changed')
})

test('owners are listed by their initials, and with names and addresses when asked', async () => {
  const [code, text] = await run('list')
  expect(code).toBe(0)
  expect(spaced(text)).toMatch(/^ A\. D\. B\. nl not invited \d+ for sale, online since \d{4}-\d\d-\d\d$/m)
  expect(text).not.toMatch(/Backer|@/)
  expect((await run('list', '--full'))[1]).toContain('An De Backer <an.debacker@voorbeeld.be>')
})

test('a broken export is refused with its problems, and what was there stays', async () => {
  const before = (await run('list', '--full'))[1]
  const file = join(records, 'viewings.json')
  const good = await readFile(file, 'utf8')
  await writeFile(file, good.replace(/"Status":"geweest"/, '"Status":"gezien"'))
  const [code, text] = await run('import', records)
  await writeFile(file, good)
  expect(code).toBe(1)
  expect(text).toMatch(/viewings\.json: 1 error\n {2}error {3}V\d+-\d+ Status: not understood/)
  expect(text).toContain('received "gezien"')
  expect(text).toContain('Nothing was changed.')
  expect((await run('list', '--full'))[1]).toBe(before)
})

test('an example never overwrites records', async () => {
  const [code, text] = await run('example', records)
  expect(code).toBe(1)
  expect(text).toContain('has records of owners already')
  expect((await run('example', join(dir, 'other'), '--now', 'morgen'))[1]).toContain('expected a day')
})

test('an owner is printed and erased with everything else about the address', async () => {
  const email = 'olivier.dupont@voorbeeld.be'
  expect((await runRequests(dir, ['person', email]))[1]).toContain('"name": "Olivier Dupont"')
  expect((await runRequests(dir, ['person', email, '--erase', '--dry-run']))[1]).toContain(
    'would be erased too',
  )
  expect((await runRequests(dir, ['person', email, '--erase']))[1]).toContain(
    'The record of an owner was erased too',
  )
  expect((await run('list', '--full'))[1]).not.toContain(email)
})
