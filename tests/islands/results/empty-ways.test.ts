import { expect, it } from 'vitest'
import { demandQuery } from '#islands/results/list/demand-query.ts'
import { emptyWays } from '#islands/results/list/empty-ways.ts'
import { noCriteria } from '#search/query/criteria.ts'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'

const criteria = parseCriteria('?city=hamme&city=zele&type=1&garden=1&garage=1&sort=price&page=3')

it('suggests the same search without each filter, most listings first, none without results', () => {
  const counts: Readonly<Record<string, number>> = {
    '?type=1&garden=1&garage=1&sort=price': 4,
    '?city=hamme&city=zele&type=1&garage=1&sort=price': 9,
  }
  const ways = emptyWays(criteria, (less) => counts[formatCriteria(less)] ?? 0)
  expect(
    ways.map(({ count, without }) => [count, without.map(({ text, param }) => `${param}=${text}`)]),
  ).toEqual([
    [9, ['garden=1']],
    [4, ['city=hamme', 'city=zele']],
  ])
})

it('the demand form is filled in with list, towns, types and prices', () => {
  expect(demandQuery('sale', criteria)).toBe('?goal=sale&city=hamme&city=zele&type=1')
  expect(demandQuery('office-berlare', noCriteria)).toBe('?goal=office-berlare')
})
