import { expect, test } from 'vitest'
import { formatProblems, formatProblemsJson } from '#data/problems/format-problems.ts'
import type { Problem } from '#domain/site/problem.ts'

const warning = (record: string): Problem => ({
  severity: 'warning',
  file: 'properties.json',
  record,
  field: 'Marquee',
  message: 'an unknown marquee',
  expected: 'a code',
  received: '13',
  remedy: 'add it',
})
const error: Problem = {
  severity: 'error',
  file: 'properties.json',
  record: '#3',
  field: 'ID',
  message: 'no ID',
  expected: 'a whole number above 0',
  remedy: 'give it one',
}

test('errors come before warnings, each with the expected value and the remedy', () => {
  expect(formatProblems([warning('7'), error])).toBe(
    [
      'properties.json: 1 error, 1 warning',
      '  error   #3 ID: no ID',
      '            expected a whole number above 0',
      '            to do: give it one',
      '  warning 7 Marquee: an unknown marquee',
      '            expected a code',
      '            received 13',
      '            to do: add it',
    ].join('\n'),
  )
})

test('a problem of many records is printed once, with their number', () => {
  const text = formatProblems(['1', '2', '3', '4', '5', '6', '7', '8'].map(warning))
  expect(text).toContain('Marquee: an unknown marquee (8 times)')
  expect(text).toContain('in 1 13, 2 13, 3 13, 4 13, 5 13 and 3 more')
})

test('each file has its own heading', () => {
  expect(
    formatProblems([error, { ...error, file: 'projects.json' }]).match(/^\w+\.json: 1 error$/gm),
  ).toHaveLength(2)
})

test('records that have a file each are together, and called by it', () => {
  const own = ['7', '8', '9'].map((record) => ({ ...warning(record), file: `homes/${record}.json` }))
  const text = formatProblems([...own, { ...error, file: 'new-projects/70.json', record: '70 A0.01' }])
  expect(text).toMatch(/^homes\/\*\.json: 3 warnings$/m)
  expect(text).toContain('warning 8.json Marquee: an unknown marquee')
  expect(text).toContain('error   70.json A0.01 ID: no ID')
  expect(formatProblems(own, { from: 2 })).toContain('in 7.json 13, 8.json 13, 9.json 13')
})

test('the JSON has every problem and the totals', () => {
  expect(JSON.parse(formatProblemsJson([warning('7'), error]))).toEqual({
    errors: 1,
    warnings: 1,
    problems: [warning('7'), error],
  })
})
