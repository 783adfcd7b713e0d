import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { loadBundle } from '#scripts/build/pages/bundle.ts'

const minutes = 60_000
const run = promisify(execFile)

test(
  "pages are rendered by React's production build, whatever NODE_ENV is",
  { timeout: 3 * minutes },
  async () => {
    expect(process.env['NODE_ENV']).toBe('test')
    await loadBundle()
    // Node also reads the files that it does not run, for the names of their exports.
    const loaded = Object.values(createRequire(import.meta.url).cache).flatMap((module) =>
      module?.loaded === true && /\/react(?:-dom)?\/cjs\//.test(module.filename) ? module.filename : [],
    )
    expect(loaded.length).toBeGreaterThan(2)
    expect(loaded.filter((file) => !file.endsWith('.production.js'))).toEqual([])
    expect(process.env['NODE_ENV']).toBe('test')
  },
)

test.each(['build', 'publish', 'start'])('npm run %s loads no React before the bundle', async (command) => {
  const code = `
    await import('#scripts/${command}.ts')
    const { createRequire } = await import('node:module')
    const { cache } = createRequire(process.cwd() + '/package.json')
    console.log(Object.keys(cache).filter((file) => /node_modules.react/.test(file)).join())`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code])
  expect(stdout.trim()).toBe('')
})
