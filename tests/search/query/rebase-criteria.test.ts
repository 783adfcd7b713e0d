import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'
import { rebaseCriteria } from '#search/query/rebase-criteria.ts'
import { normalCriteria } from './criteria-arbitrary.ts'

test.each([
  [
    'the next page of a list that is being sorted',
    '?type=1&page=2',
    '?type=1',
    '?type=1&sort=price',
    '?type=1&sort=price&page=2',
  ],
  ['another page while a filter is added', '?page=3', '?page=2', '?city=zele', '?city=zele&page=3'],
  [
    'a filter that is taken away while another is added',
    '?type=1',
    '?type=1&city=gent',
    '?type=1&city=gent&city=zele',
    '?type=1&city=zele',
  ],
  ['another order than the one just chosen', '?sort=-price', '', '?sort=price', '?sort=-price'],
])('a link leads to %s', (_, asked, shown, now, expected) => {
  const [link, before, after] = [asked, shown, now].map(parseCriteria)
  if (link === undefined || before === undefined || after === undefined) throw new Error('three queries')
  expect(formatCriteria(rebaseCriteria(link, before, after))).toBe(formatCriteria(parseCriteria(expected)))
})

test('of a list that has not changed a link asks for what it says', () => {
  fc.assert(
    fc.property(normalCriteria, normalCriteria, (asked, shown) => {
      expect(formatCriteria(rebaseCriteria(asked, shown, shown))).toBe(formatCriteria(asked))
    }),
  )
})
