import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loadBundle } from '#scripts/build/pages/bundle.ts'

const minutes = 60_000

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
