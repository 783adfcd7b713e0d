import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStaff } from '#tests/support/service/run-requests.ts'
import { writeTestSite } from '#tests/support/service/test-service.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'staff-'))
  await writeTestSite(join(dir, 'dist'))
})
afterAll(async () => rm(dir, { recursive: true }))

const run = (...args: readonly string[]) => runStaff(dir, args)
const invite = (email: string, ...args: readonly string[]) =>
  run('invite', email, '--dist', join(dir, 'dist'), ...args)

test('without a manager the list says how the first is invited', async () => {
  expect((await run('list'))[1]).toContain('0 at the desk\n\nNext  npm run staff -- invite EMAIL')
})

test.each<[string, readonly string[], RegExp]>([
  ['noor', ['--name', 'Noor', '--office', 'berlare'], /e-mail +"noor" is not an address/],
  ['a@x.example', ['--office', 'berlare'], /name +colleagues read it; say --name/],
  ['a@x.example', ['--name', 'An', '--role', 'boss'], /role +"boss" is none; write agent or manager/],
  ['a@x.example', ['--name', 'An', '--office', 'gent'], /office +the site has no "gent"; write berlare/],
  ['a@x.example', ['--name', 'An'], /office +an agent has one; say --office berlare/],
  ['a@x.example', ['--name', 'An', '--role', 'manager', '--lang', 'it'], /language +"it" is none/],
])('%s with %o is not invited, and reads why', async (email, args, why) => {
  const [code, text] = await invite(email, ...args)
  expect(code).toBe(2)
  expect(text).toMatch(why)
  expect(text).toContain('Nothing was changed.')
})

test('staff are invited, listed, given another role, and closed out, but for the last manager', async () => {
  const manager = ['--name', 'Lotte Verhulst', '--role', 'manager', '--show-link']
  const [code, text] = await invite('lotte@agency.example', ...manager)
  expect(code).toBe(0)
  expect(text).toMatch(
    /Invited  lotte@agency\.example, manager, all offices, Nederlands\n  link  http.*\/password\//,
  )
  await invite('noor@agency.example', '--name', 'Noor Van Acker', '--office', 'berlare')
  const listed = (await run('list'))[1].replaceAll(/ +/g, ' ')
  expect(listed).toContain(' Lotte Verhulst lotte@agency.example manager all open')
  expect(listed).toContain(' Noor Van Acker noor@agency.example agent berlare open')
  const last = await run('deactivate', 'lotte@agency.example')
  expect(last[0]).toBe(1)
  expect(last[1]).toContain('is the last manager: invite another first')
  await invite('noor@agency.example', '--name', 'Noor Van Acker', '--role', 'manager')
  expect((await run('deactivate', 'lotte@agency.example'))[0]).toBe(0)
  expect((await run('list'))[1]).toMatch(/lotte.*closed/)
  expect((await run('deactivate', 'nobody@agency.example'))[1]).toContain('does not work at the desk')
})
