import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkPublishedMaps } from '#scripts/checks/built/published-maps.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'maps-'))
})
afterEach(async () => rm(dir, { recursive: true }))

async function check(contents: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [file, content] of Object.entries(contents)) await writeFile(join(dir, file), content)
  return checkPublishedMaps({ dir, files: new Set(Object.keys(contents)) })
}

test('a source map that is published, and a file that names one, are found', async () => {
  const named = {
    'b.js': 'a()\n//# sourceMappingURL=b.js.map\n',
    'c.css': 'a{}\n/*# sourceMappingURL=c.css.map */',
  }
  expect(await check({ 'a.js.map': '{}', ...named })).toEqual([
    '/a.js.map is a source map',
    '/b.js names a source map',
    '/c.css names a source map',
  ])
})

test('scripts without maps pass, also one that speaks of them', async () => {
  expect(await check({ 'a.js': 'a("//# sourceMappingURL=x")', 'a.html': '//# sourceMappingURL=x' })).toEqual(
    [],
  )
})
