import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explainSystemError } from '#scripts/kit/system-error.ts'

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

test.each<[string, unknown, string | undefined]>([
  ['an error of Node', Object.assign(full, { path: '/srv/site' }), 'The disk is full: /srv/site'],
  ['an error of the bundler', new Error('No space left on device (os error 28)'), 'The disk is full'],
  [
    'a wrapped one',
    new Error('build failed', { cause: new AggregateError([full]) }),
    'The disk is full: /srv/site',
  ],
  ['a fault of the program', new TypeError('x is not a function'), undefined],
  ['something else', 'ENOSPC', undefined],
])('explains %s', (_, error, sentence) => expect(explainSystemError(error)).toBe(sentence))

test('a missing file is a bug, not a system error: it keeps its stack', () => {
  let thrown: unknown
  try {
    readFileSync('/there/is/no/such/file')
  } catch (error) {
    thrown = error
  }
  expect(explainSystemError(thrown)).toBeUndefined()
})
