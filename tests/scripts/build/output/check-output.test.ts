import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkOutput } from '#scripts/build/output/check-output.ts'

let root: string
const at = (...path: readonly string[]): string => join(root, ...path)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'))
})

afterEach(() => rm(root, { recursive: true }))

test('accepts a new directory, an empty one and a built site', async () => {
  await mkdir(at('empty'))
  await mkdir(at('site'))
  await writeFile(at('site/_headers'), '')
  for (const name of ['new', 'empty', 'site']) expect(await checkOutput(at(name))).toBe(at(name))
})

test('follows a symbolic link to the site', async () => {
  await mkdir(at('site'))
  await symlink(at('site'), at('current'))
  expect(await checkOutput(at('current'))).toBe(at('site'))
})

test('refuses a directory of other files, which the build would delete', async () => {
  await mkdir(at('sources'))
  await writeFile(at('sources/thesis.txt'), '')
  await expect(checkOutput(at('sources'))).rejects.toThrow('holds files that no build wrote (thesis.txt)')
})

test('refuses a file', async () => {
  await writeFile(at('file'), '')
  await expect(checkOutput(at('file'))).rejects.toThrow('is a file; expected a directory')
})

test.runIf(existsSync('/dev/shm'))('refuses a mount point and proposes a directory in it', async () => {
  await expect(checkOutput('/dev/shm')).rejects.toThrow('Choose a directory in it: /dev/shm/site')
})
