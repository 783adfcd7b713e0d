import { describe, expect, test } from 'vitest'
import { checkDocument } from '#scripts/checks/docs.ts'
import { checkFonts } from '#scripts/checks/fonts.ts'
import { checkLock } from '#scripts/checks/lock.ts'
import { checkSizes } from '#scripts/checks/sizes.ts'
import {
  countPlaywright,
  countPrinted,
  countVitest,
  failedInPlaywright,
  failedInVitest,
} from '#scripts/test/test-counts.ts'

describe('the document check', () => {
  const known = {
    hasPath: (path: string) => path === 'src/site.ts' || path === 'docs/a.md',
    scripts: new Set(['build']),
  }

  test('lets true documents be', () => {
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

  test('reads links from the folder of the document', () => {
    expect(checkDocument('docs/b.md', '[a](a.md) [site](../src/site.ts)', known)).toEqual([])
  })
})

describe('the lock check', () => {
  const entry = { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } }

  test('finds a platform that the lock does not know', () => {
    const packages = { 'node_modules/tool': entry, 'node_modules/tool-linux': { version: '1.0.0' } }
    expect(checkLock({ packages }, {})).toEqual([expect.stringMatching(/tool-mac/)])
  })

  test('looks where Node would', () => {
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

test('the size check finds a long file and a long median', () => {
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

test('the font check finds a file that is missing or was changed', () => {
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

describe('the summary of the tests', () => {
  test('counts what the runners report', () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 })
    expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 3,
      failed: 2,
    })
  })

  test('reads the last line of a command', () => {
    expect(countPrinted('1 passed, 0 failed\nmore\n9 passed, 2 failed\n')).toEqual({ passed: 9, failed: 2 })
    expect(countPrinted('all is well')).toBeUndefined()
  })

  test('names what failed, and why', () => {
    const passed = { status: 'passed', fullName: 'adds' }
    const failed = {
      status: 'failed',
      fullName: 'divides',
      failureMessages: ['\u001B[31mby zero\u001B[39m\n'],
    }
    const testResults = [
      { name: 'a.test.ts', assertionResults: [passed, failed] },
      { name: 'b.test.ts', message: 'No such module', assertionResults: [] },
    ]
    expect(failedInVitest({ testResults })).toEqual(['divides\n    by zero', 'b.test.ts\n    No such module'])
    const spec = (title: string, status: string) => ({
      title,
      file: 'e2e/list.spec.ts',
      tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'Timeout' }] }] }],
    })
    const suites = [
      { specs: [spec('opens', 'expected')] },
      { suites: [{ specs: [spec('closes', 'unexpected'), spec('moves', 'flaky')] }] },
    ]
    expect(failedInPlaywright({ suites })).toEqual([
      'e2e/list.spec.ts: closes\n    Timeout',
      'e2e/list.spec.ts: moves\n    Timeout',
    ])
  })
})
