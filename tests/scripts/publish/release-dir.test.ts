import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  hasRelease,
  liveRelease,
  releaseName,
  releasesKept,
  releaseTo,
  rollBack,
} from '#scripts/publish/release-dir.ts'

let root: string
let target: string
let built: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-'))
  target = join(root, 'target')
  built = join(root, 'built')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function release(text: string, minute: number): Promise<string> {
  await rm(built, { recursive: true, force: true })
  await mkdir(join(built, 'nl/te-koop'), { recursive: true })
  await writeFile(join(built, 'nl/te-koop/index.html'), text)
  const name = releaseName(`2026-11-26T11:${String(minute).padStart(2, '0')}:00.000Z`)
  await releaseTo(target, built, name)
  return name
}

function live(): Promise<string> {
  return readFile(join(target, 'current/nl/te-koop/index.html'), 'utf8')
}

test('the newest release is live, and rolling back makes the one before it live', async () => {
  const first = await release('one', 1)
  expect(await live()).toBe('one')
  const second = await release('two', 2)
  expect([await live(), liveRelease(target)]).toEqual(['two', second])
  expect(await rollBack(target)).toBe(first)
  expect(await live()).toBe('one')
  expect(hasRelease(target, second)).toBe(true)
})

test('without an earlier release there is nothing to go back to', async () => {
  await release('one', 1)
  await expect(rollBack(target)).rejects.toThrow('has no release before 2026-11-26T11-01-00.000Z')
  expect(await live()).toBe('one')
})

test('the next build does not change a release', async () => {
  await release('one', 1)
  await rm(join(built, 'nl/te-koop/index.html'))
  expect(await live()).toBe('one')
})

test('old releases go, the live one never', async () => {
  for (let minute = 1; minute <= releasesKept; minute += 1) await release(`site ${minute}`, minute)
  while (liveRelease(target) !== releaseName('2026-11-26T11:01:00.000Z')) await rollBack(target)
  // Half a release, which a killed publication left.
  await mkdir(join(target, 'releases/.2026-11-26T11-09-00.000Z'))
  await release('newest', 30)
  const names = await readdir(join(target, 'releases'))
  expect(names).toHaveLength(releasesKept)
  expect(names.filter((name) => name.startsWith('.'))).toEqual([])
  expect(await live()).toBe('newest')
})
