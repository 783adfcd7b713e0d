import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDirs, pageDirsOf, removeUnneeded } from '#scripts/build/output/page-dirs.ts'

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'page-dirs-'))
})
afterEach(async () => rm(site, { recursive: true }))

const dirsOf = (...paths: readonly string[]): readonly string[] =>
  pageDirsOf(site, {
    pages: Object.fromEntries(paths.map((path) => [path, { digests: {}, file: [0, 0], inline: [] }])),
  })
const there = async (): Promise<readonly string[]> => (await readdir(site, { recursive: true })).toSorted()

test('a site begins with the directories of the pages that the last one had', async () => {
  await makeDirs(dirsOf('/', '/nl/', '/nl/te-koop/aalst/12/'))
  expect(await there()).toEqual(['nl', 'nl/te-koop', 'nl/te-koop/aalst', 'nl/te-koop/aalst/12'])
  await makeDirs([])
})

test('where one cannot be made, the build hears why', async () => {
  await writeFile(join(site, 'nl'), 'in the way')
  await expect(makeDirs(dirsOf('/nl/te-koop/'))).rejects.toThrow('EEXIST')
})

test('those of pages that are gone are removed, except where another file is', async () => {
  const before = dirsOf('/nl/te-koop/aalst/12/', '/nl/te-koop/gent/13/', '/nl/oud/')
  await makeDirs(before)
  await mkdir(join(site, 'pictures'))
  await writeFile(join(site, 'nl/oud/index.html'), 'this page has moved')
  removeUnneeded(before, dirsOf('/nl/te-koop/gent/13/'))
  expect(await there()).toEqual([
    'nl',
    'nl/oud',
    'nl/oud/index.html',
    'nl/te-koop',
    'nl/te-koop/gent',
    'nl/te-koop/gent/13',
    'pictures',
  ])
  expect(existsSync(join(site, 'nl/te-koop/aalst'))).toBe(false)
})
