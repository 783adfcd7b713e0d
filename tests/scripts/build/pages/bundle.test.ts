import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Prints which files of React a process has run after it imported each command, and after it loaded the pages. */
const script = `
  import { createRequire } from 'node:module'
  const { cache } = createRequire(process.cwd() + '/package.json')
  // Node also reads the files that it does not run, for the names of their exports.
  const ran = () => Object.values(cache).flatMap(({ loaded, filename }) =>
    loaded && /node_modules.react(?:-dom)?.cjs/.test(filename) ? filename : [])
  const found = {}
  for (const name of ['build', 'publish', 'start']) {
    await import('#scripts/' + name + '.ts')
    found[name] = ran()
  }
  const { loadBundle } = await import('#scripts/build/pages/bundle.ts')
  await loadBundle()
  console.log(JSON.stringify({ ...found, pages: ran(), env: process.env.NODE_ENV }))`

test('commands load no React, and pages its production build, whatever NODE_ENV is', async () => {
  const env = { ...process.env, NODE_ENV: 'test' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env,
  })
  const { pages, ...others } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  expect(others).toEqual({ build: [], publish: [], start: [], env: 'test' })
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.filter((file: string) => !file.endsWith('.production.js'))).toEqual([])
})
