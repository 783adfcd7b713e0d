import { describe, expect, test } from 'vitest'
import {
  countPlaywright,
  countPrinted,
  countVitest,
  failedInPlaywright,
  failedInVitest,
} from '#scripts/test/test-counts.ts'

describe('the counts of a test run', () => {
  test('come from the reports of Vitest and Playwright', () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 })
    expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 3,
      failed: 2,
    })
  })

  test('come from the last line that a command prints', () => {
    expect(countPrinted('1 passed, 0 failed\nmore\n9 passed, 2 failed\n')).toEqual({ passed: 9, failed: 2 })
    expect(countPrinted('all is well')).toBeUndefined()
  })

  test('name each failed test with its messages', () => {
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
      tests: [
        {
          status,
          results: [
            { errors: status === 'expected' ? [] : [{ message: 'Timeout' }, { message: 'Overflow' }] },
          ],
        },
      ],
    })
    const suites = [
      { specs: [spec('opens', 'expected')] },
      { suites: [{ specs: [spec('closes', 'unexpected'), spec('moves', 'flaky')] }] },
    ]
    expect(failedInPlaywright({ suites })).toEqual([
      'e2e/list.spec.ts: closes\n    Timeout\n    Overflow',
      'e2e/list.spec.ts: moves\n    Timeout\n    Overflow',
    ])
  })
})
