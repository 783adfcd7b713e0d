import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseBuildOptions } from '#scripts/build/build-options.ts'
import { knowsLive, loadLive, rememberLive } from '#scripts/build/output/live-ledger.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'live-ledger-'))
  await mkdir(join(root, 'data'))
})
afterEach(() => rm(root, { recursive: true }))

const paths = (key: string) => ({ '/nl/te-koop/12/': { key, firstOn: '2026-11-20' } })
const optionsOf = () => {
  const typed: Readonly<Record<string, string>> = { data: join(root, 'data'), report: join(root, 'report') }
  return parseBuildOptions({ argument: '', text: (name) => typed[name], has: (name) => name in typed }, {})
}
const writeLedger = (key: string) =>
  writeFile(join(root, 'data/url-ledger.json'), JSON.stringify({ paths: paths(key) }))

test('the ledger of the live site stays as it was remembered, whatever a later build writes', async () => {
  expect(await loadLive(optionsOf())).toBeUndefined()
  await writeLedger('property:12@sale')
  await rememberLive(optionsOf())
  await writeLedger('property:13@sale')
  expect(await loadLive(optionsOf())).toEqual({ paths: paths('property:12@sale') })
})

test('without a ledger nothing is live', async () => {
  await rememberLive(optionsOf())
  expect(knowsLive(optionsOf())).toBe(true)
  expect(await loadLive(optionsOf())).toEqual({ paths: {} })
})

test('a copy that cannot be read is as none', async () => {
  await rememberLive(optionsOf())
  await writeFile(join(root, 'report/live/url-ledger.json'), '{"paths":')
  expect(await loadLive(optionsOf())).toBeUndefined()
})
