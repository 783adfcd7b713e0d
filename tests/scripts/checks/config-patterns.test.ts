import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Directories that a build, a test or `npm ci` makes. */
const made = new Set(['dist', 'node_modules', '.cache', '.astro', 'test-results'])

/** Returns the patterns below the given keys of a configuration file. */
function patternsOf(file: string, keys: readonly string[]): readonly string[] {
  const found: string[] = []
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (keys.includes(key) && Array.isArray(value)) found.push(...value.map(String))
    return value
  })
  return found.filter((pattern) => !made.has(pattern.replace(/^\//, '')))
}

/** Returns the patterns that match nothing. */
function deadOf(patterns: readonly string[]): readonly string[] {
  return patterns.filter((pattern) => {
    const path = pattern.replace(/^\/|!$/g, '')
    // A pattern without a directory is meant for every directory.
    const places = path.includes('/') ? [path] : [path, `{src,tests,docs}/**/${path}`]
    return globSync(places, { exclude: (name) => made.has(name) }).length === 0
  })
}

test.each([
  ['.oxlintrc.json', ['files', 'ignorePatterns']],
  ['.oxfmtrc.json', ['ignorePatterns']],
  ['knip.json', ['entry', 'project']],
  ['stryker.config.json', ['mutate', 'ignorePatterns']],
])('every pattern of %s matches something', (file, keys) => {
  const patterns = patternsOf(file, keys)
  expect(patterns.length).toBeGreaterThan(0)
  expect(deadOf(patterns)).toEqual([])
})

test('a pattern of a folder that is gone is found', () => {
  expect(deadOf(['scripts/no-such-folder/**', 'src/**/*.ts!'])).toEqual(['scripts/no-such-folder/**'])
})
