import { expect, test } from 'vitest'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { toOpenHouses } from '#data/property/terms/open-houses.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const now = day('2026-11-20')

function read(...items: Parameters<typeof toOpenHouses>[0] & readonly unknown[]) {
  const log = createProblemLog()
  return { days: toOpenHouses(items, now, log.record('properties.json', '2417')), problems: log.problems }
}

test.each([
  ['a day with hours', '2026-11-28 10:00:00', '2026-11-28 12:30:00', '10:00', '12:30'],
  ['a T between them', '2026-11-28T10:00', '2026-11-28T12:30', '10:00', '12:30'],
  ['moments of the wire', '/Date(1795856400000+0100)/', '/Date(1795865400000+0100)/', '10:00', '12:30'],
])('%s', (_, from, to, opens, closes) => {
  const { days, problems } = read({ From: from, To: to })
  expect(days).toEqual([{ on: '2026-11-28', from: opens, until: closes }])
  expect(problems).toEqual([])
})

test.each([
  ['2026-11-20', '2026-11-21'],
  ['2026-11-21', '2026-11-28'],
  ['2026-11-22', '2026-11-28'],
])('the next Saturday of %s is %s', (today, on) => {
  const saturday = { From: 'next Saturday 10:00', To: 'next Saturday 12:30' }
  const log = createProblemLog().record('properties.json', '2417')
  expect(toOpenHouses([saturday], day(today), log)).toEqual([{ on, from: '10:00', until: '12:30' }])
})

test.each([
  ['no end', '2026-11-28 10:00:00', undefined],
  ['no hours', '2026-11-28', '2026-11-28'],
  ['an end before the beginning', '2026-11-28 12:00:00', '2026-11-28 10:00:00'],
  ['an end on another day', '2026-11-28 10:00:00', '2026-11-29 12:00:00'],
  ['a day that does not exist', '2026-02-30 10:00:00', '2026-02-30 12:00:00'],
  ['an hour that does not exist', '2026-11-28 24:00:00', '2026-11-28 25:00:00'],
  ['words', 'zaterdag', 'in de voormiddag'],
])('%s is left out and named', (_, from, to) => {
  const { days, problems } = read({ From: from, To: to })
  expect(days).toEqual([])
  expect(problems.map(({ field, severity }) => [field, severity])).toEqual([['OpenHouseItems', 'warning']])
})

test('a record without open houses has none', () => {
  expect(read().days).toEqual([])
})
