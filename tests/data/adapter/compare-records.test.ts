import { expect, test } from 'vitest'
import { checkEmptied } from '#data/adapter/compare-records.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

const records = (count: number, filled: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    ID: from + index + 1,
    ...(index < filled && { Price: 389_000, PictureItems: [{ Url: 'a' }] }),
  }))

function emptied(
  before: readonly unknown[],
  after: ReturnType<typeof records>,
): readonly (string | undefined)[] {
  const log = createProblemLog()
  checkEmptied(before, after, ['ID', 'Price', 'PictureItems'], log.record('feed'))
  return log.problems.map(({ field, message }) => `${field}: ${message}`)
}

test('a field that most records have lost is named', () => {
  expect(emptied(records(20, 20), records(20, 9))).toEqual([
    'Price: empty in 11 of the 20 records that had it',
    'PictureItems: empty in 11 of the 20 records that had it',
  ])
})

test('half of the records may lose a field, and a field of few records may go', () => {
  expect(emptied(records(20, 20), records(20, 10))).toEqual([])
  expect(emptied(records(20, 9), records(20, 0))).toEqual([])
})

test('records that are new or gone do not count', () => {
  expect(emptied(records(20, 20), records(20, 0, 100))).toEqual([])
})
