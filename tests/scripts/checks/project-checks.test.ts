import { describe, expect, test } from 'vitest'
import { checkDecisions, checkDocument } from '#scripts/checks/docs.ts'
import { checkFonts } from '#scripts/checks/fonts.ts'
import { checkLock } from '#scripts/checks/lock.ts'
import { checkFolders, checkSizes } from '#scripts/checks/sizes.ts'

describe('the document check', () => {
  const known = {
    hasPath: (path: string) => path === 'src/site.ts' || path === 'docs/a.md',
    scripts: new Set(['build']),
  }

  test('accepts correct documents', () => {
    expect(
      checkDocument(
        'README.md',
        'See `src/site.ts`, [a](docs/a.md#x), [web](https://x.example); `npm run build`.',
        known,
      ),
    ).toEqual([])
  })

  test.each(['`src/gone.ts`', '[a](docs/gone.md)', '`npm run gone`'])('finds %s', (text) => {
    expect(checkDocument('README.md', text, known)).toHaveLength(1)
  })

  test('finds a former file in a decision too', () => {
    expect(checkDocument('docs/decisions/a.md', '`src/gone.ts`, [a](../a.md)', known)).toEqual([
      expect.stringMatching(/src\/gone/),
    ])
  })

  test('resolves links from the folder of the document', () => {
    expect(checkDocument('docs/b.md', '[a](a.md) [site](../src/site.ts)', known)).toEqual([])
  })
})

describe('the check of decisions', () => {
  const row = (name: string) => `| [Subject](${name}) | what it decides |`
  const check = (names: readonly string[], listed: readonly string[] = names) =>
    checkDecisions(names, listed.map(row).join('\n'))

  test('accepts an index with one row per page', () => {
    expect(check(['search.md', 'node-and-npm.md'])).toEqual([])
  })

  test.each([
    ['one that the index lacks', ['a.md', 'b.md'], ['a.md']],
    ['one that the index has twice', ['a.md'], ['a.md', 'a.md']],
  ])('finds %s', (_, names, listed) => {
    expect(check(names, listed)).toHaveLength(1)
  })
})

describe('the lock check', () => {
  const entry = { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } }

  test('finds a platform missing from the lock', () => {
    const packages = { 'node_modules/tool': entry, 'node_modules/tool-linux': { version: '1.0.0' } }
    expect(checkLock({ packages }, {})).toEqual([expect.stringMatching(/tool-mac/)])
  })

  test('resolves packages like Node', () => {
    const packages = {
      'node_modules/tool': entry,
      'node_modules/tool/node_modules/tool-linux': { version: '1.0.0' },
      'node_modules/tool-mac': { version: '1.0.0' },
    }
    expect(checkLock({ packages }, {})).toEqual([])
  })

  test('finds a version that is not exact', () => {
    expect(checkLock({ packages: {} }, { a: '^1.0.0', b: '1.0.0', c: 'npm:d@2.0.1' })).toEqual([
      expect.stringMatching(/ a /),
    ])
  })
})

test('the size check finds a long file and a high median', () => {
  expect(
    checkSizes(
      new Map([
        ['a.ts', 300],
        ['b.ts', 10],
        ['c.ts', 10],
      ]),
    ),
  ).toEqual([expect.stringMatching(/a\.ts has 300/)])
  expect(
    checkSizes(
      new Map([
        ['a.ts', 80],
        ['b.ts', 80],
        ['c.ts', 10],
      ]),
    ),
  ).toEqual([expect.stringMatching(/more than 80/)])
})

test('the size check finds a folder with more than twenty files', () => {
  const files = Array.from({ length: 20 }, (_, index) => `src/a/${index}.ts`)
  expect(checkFolders([...files, 'src/a/b/deeper.ts'])).toEqual([])
  expect(checkFolders([...files, 'src/a/one-more.css'])).toEqual([
    expect.stringMatching(/^src\/a directly holds 21/),
  ])
})

test('the font check finds missing and changed files', () => {
  const made = [
    { path: 'a', content: 'x' },
    { path: 'b', content: 'x' },
    { path: 'c', content: 'x' },
  ]
  const committed = new Map([
    ['a', Buffer.from('x')],
    ['b', Buffer.from('y')],
  ])
  expect(checkFonts(made, committed)).toEqual([
    expect.stringMatching(/^b is not/),
    expect.stringMatching(/^c is missing/),
  ])
})
