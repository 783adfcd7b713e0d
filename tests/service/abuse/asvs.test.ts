import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Items of the standard that the service holds. */
const items =
  '1.2.1 1.2.4 1.3.11 2.2.2 2.3.3 2.3.4 2.4.1 3.3.1 3.3.3 3.3.4 3.4.3 3.4.4 3.5.1 4.1.3 5.2.1 5.2.2 5.3.2 ' +
  '6.2.4 6.2.8 6.3.1 6.3.8 7.2.4 7.4.3 8.2.2 16.5.1'

/** Returns what lacks a row, or a test that exists, in a table of items. */
function findUnproved(document: string): readonly string[] {
  const rows = document.split('\n').filter((line) => /^\| \d/.test(line))
  return items.split(' ').filter((item) => {
    const row =
      rows.find((line) =>
        line
          .split('|')[1]
          ?.split(', ')
          .map((one) => one.trim())
          .includes(item),
      ) ?? ''
    const tests = [...row.matchAll(/`(tests\/[^`]+\.test\.ts)`/g)].map(([, path = '']) => path)
    return tests.length === 0 || !tests.every((path) => existsSync(path))
  })
}

test('every item of the standard has a row with a test', async () => {
  expect(findUnproved(await readFile('docs/security.md', 'utf8'))).toEqual([])
})

test('an item without a test, or with one that is gone, is named', () => {
  const table = '| 1.2.1 | a | b | `tests/service/abuse/gone.test.ts` |\n| 1.2.4, 3.3.1 | a | b | |'
  expect(findUnproved(table)).toEqual(items.split(' '))
})
