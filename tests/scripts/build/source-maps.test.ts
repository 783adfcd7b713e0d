import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { build } from 'vite'
import { keepMaps, mapsDirOf, moveMaps } from '#scripts/build/output/source-maps.ts'
import { createSourcePlaces } from '#scripts/requests/source-place.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'source-maps-'))
})
afterEach(async () => rm(dir, { recursive: true }))

const source = `const homes: string[] = []
export function firstHome(): string {
  return homes[0].trim()
}
firstHome()
`

/** Bundles a script that fails as the site's scripts are bundled; returns its name and where it fails. */
async function bundle(): Promise<Readonly<{ file: string; line: number; column: number }>> {
  await mkdir(join(dir, 'src'))
  await writeFile(join(dir, 'src/home.ts'), source)
  const outDir = join(dir, 'client')
  await build({
    root: dir,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      sourcemap: 'hidden',
      rolldownOptions: { input: join(dir, 'src/home.ts'), output: { entryFileNames: '[name].[hash].js' } },
    },
  })
  const file = (await readdir(outDir)).find((name) => name.endsWith('.js')) ?? ''
  const code = await readFile(join(outDir, file), 'utf8')
  expect(code).not.toContain('sourceMappingURL')
  try {
    runInNewContext(code, {}, { filename: file })
  } catch (error) {
    const [, line, column] = /at .*\.js:(\d+):(\d+)/.exec(String(Object(error).stack)) ?? []
    return { file: `/_astro/${file}`, line: Number(line), column: Number(column) }
  }
  throw new Error('the script did not fail')
}

test('where a bundled script failed is found in its source, through a map that is not published', async () => {
  const place = await bundle()
  await moveMaps(join(dir, 'client'), join(dir, 'maps'))
  expect((await readdir(join(dir, 'client'))).filter((name) => name.endsWith('.map'))).toEqual([])
  await keepMaps(join(dir, 'maps'), join(dir, 'report'))
  const placeOf = createSourcePlaces(mapsDirOf(join(dir, 'report')))
  expect(await placeOf(place)).toMatch(/^src\/home\.ts:3:\d+/)
  expect(await placeOf({ ...place, file: '/_astro/home.other.js' })).toBeUndefined()
  expect(await placeOf({ ...place, line: 0 })).toBeUndefined()
})

test('maps of earlier builds stay for ninety days', async () => {
  await mkdir(join(dir, 'maps'))
  await mkdir(mapsDirOf(dir))
  await writeFile(join(dir, 'maps/now.js.map'), '{}')
  for (const [name, days] of [
    ['last.js.map', 89],
    ['old.js.map', 91],
  ] as const) {
    const at = new Date(Date.now() - days * 86_400_000)
    await writeFile(join(mapsDirOf(dir), name), '{}')
    await utimes(join(mapsDirOf(dir), name), at, at)
  }
  await keepMaps(join(dir, 'maps'), dir)
  expect(await readdir(mapsDirOf(dir))).toEqual(['last.js.map', 'now.js.map'])
})
