import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeployTarget } from '#scripts/publish/targets/deploy-target.ts'
import { openTarget } from '#scripts/publish/targets/open-target.ts'
import { releaseName, releasesKept } from '#scripts/publish/targets/releases.ts'
import { writeSite } from '#tests/support/deploy/release-files.ts'

let root: string
let dir: string
let built: string
let target: DeployTarget

beforeEach(async () => {
  // A space and a quote: paths of people have them.
  root = await mkdtemp(join(tmpdir(), "it's a release-"))
  dir = join(root, 'target')
  built = join(root, 'built')
  target = await openTarget({ to: dir }, {}, () => {})
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function release(text: string, minute: number): Promise<string> {
  await writeSite(built, { 'nl/te-koop/index.html': text })
  const name = releaseName(`2026-11-26T11:${String(minute).padStart(2, '0')}:00.000Z`)
  await target.publish(built, name)
  return name
}

function live(): Promise<string> {
  return readFile(join(dir, 'current/nl/te-koop/index.html'), 'utf8')
}

test('the newest release is live, and rolling back makes the one before it live', async () => {
  const first = await release('one', 1)
  expect(await live()).toBe('one')
  const second = await release('two', 2)
  expect([await live(), await target.status(second)]).toEqual(['two', 'live'])
  expect(await target.rollBack()).toBe(first)
  expect(await live()).toBe('one')
  expect([await target.status(first), await target.status(second)]).toEqual(['live', 'taken back'])
})

test('a release that a killed publication never made live is published again', async () => {
  await release('one', 1)
  const name = releaseName('2026-11-26T11:02:00.000Z')
  await mkdir(join(dir, 'releases', name))
  await writeFile(join(dir, 'releases', name, 'half'), '')
  expect(await target.status(name)).toBe('new')
  await release('two', 2)
  expect([await live(), await readdir(join(dir, 'current'))]).toEqual(['two', ['nl']])
})

test('without an earlier release there is nothing to go back to', async () => {
  await expect(target.rollBack()).rejects.toThrow('has no release before the first one')
  await release('one', 1)
  await expect(target.rollBack()).rejects.toThrow('has no release before 2026-11-26T11-01-00.000Z')
  expect(await live()).toBe('one')
})

test('the next build does not change a release', async () => {
  await release('one', 1)
  await rm(join(built, 'nl/te-koop/index.html'))
  expect(await live()).toBe('one')
})

test('old releases go, the live one never', async () => {
  for (let minute = 1; minute <= releasesKept; minute += 1) await release(`site ${minute}`, minute)
  for (let back = 1; back < releasesKept; back += 1) await target.rollBack()
  expect(await live()).toBe('site 1')
  // Half a site, which a killed publication left.
  await writeSite(join(dir, 'next'), { 'half.html': '' })
  await release('newest', 30)
  expect(await readdir(join(dir, 'releases'))).toHaveLength(releasesKept)
  expect([await live(), await readdir(join(dir, 'current'))]).toEqual(['newest', ['nl']])
})

/** A program in place of a host's own: it writes down what it got, and refuses a page that says so. */
const host = `#!/bin/sh
echo "$@" >> "$(dirname "$0")/asked"
if grep -q refuse "$4/nl/te-koop/index.html"; then echo "Error: quota exceeded" >&2; exit 3; fi
cp "$4/nl/te-koop/index.html" "$(dirname "$0")/shown"
echo "Deployed"
`

test('a command brings each release to its host, and a refusal keeps the live one', async () => {
  const program = join(root, 'host')
  await writeFile(program, host)
  await chmod(program, 0o755)
  const printed: string[] = []
  const command = `"${program}" deploy --prod --dir {dir}`
  target = await openTarget({ to: dir, with: command }, {}, (text) => printed.push(text))
  const shown = (): Promise<string> => readFile(join(root, 'shown'), 'utf8')
  const first = await release('one', 1)
  expect([await shown(), await live(), printed.join('')]).toEqual(['one', 'one', 'Deployed\n'])
  await release('two', 2)
  await expect(release('refuse', 3)).rejects.toThrow(/ended with 3: Error: quota exceeded$/)
  // What is not there takes no space.
  expect(await readdir(dir)).not.toContain('next')
  expect([await shown(), await live()]).toEqual(['two', 'two'])
  expect(await target.status(releaseName('2026-11-26T11:03:00.000Z'))).toBe('new')
  expect(await target.rollBack()).toBe(first)
  expect([await shown(), await live()]).toEqual(['one', 'one'])
  const asked = await readFile(join(root, 'asked'), 'utf8')
  expect(asked.trim().split('\n').at(-1)).toBe(`deploy --prod --dir ${join(dir, 'releases', first)}`)
})

test.each([
  [{ to: undefined }, '--to is missing'],
  [{ to: '/srv/site', with: 'netlify deploy' }, 'write {dir} where the directory of the site goes'],
  [{ to: 'a@b:/srv', with: 'netlify deploy --dir {dir}' }, '--with needs a directory here'],
  [{ to: 'rsync://host/module' }, 'an rsync daemon cannot rename'],
])('%j is refused: %s', async (options, words) => {
  await expect(openTarget(options, {}, () => {})).rejects.toThrow(words)
})
