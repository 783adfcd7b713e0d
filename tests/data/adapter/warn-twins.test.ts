import { expect, test } from 'vitest'
import { warnTwins } from '#data/adapter/warn-twins.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

const home = {
  ID: 1,
  Goal: 0,
  Status: 1,
  Zip: '9290',
  City: 'BERLARE',
  Street: 'Voorbeeldstraat',
  HouseNumber: '7',
  Price: '389000.00',
  SurfaceLiving: 140,
}

test.each([
  ['in other spellings', { Street: 'VOORBEELD-STRAAT', Price: '€ 389.000', City: 'Berlare' }, 1],
  ['with its zip alone', { City: '', Zip: 'B-9290' }, 1],
  ['with the kind of its street shortened', { Street: 'Voorbeeldstr.' }, 1],
  ['with its number behind the street', { Street: 'Voorbeeldstraat 7', HouseNumber: '' }, 1],
  ['with a unit', { SurfaceLiving: '140 m²' }, 1],
  ['that is sold', { Status: 2 }, 0],
  ['with another price', { Price: 375_000 }, 0],
  ['with a box', { BoxNr: '3' }, 0],
  ['in a text of the same listing', { ID: 1 }, 0],
])('a second listing %s', (_, changes, warnings) => {
  const log = createProblemLog()
  warnTwins([home, { ...home, ID: 2, ...changes }], log, 'properties.json')
  expect(log.problems).toHaveLength(warnings)
  for (const problem of log.problems)
    expect(problem).toMatchObject({ severity: 'warning', record: '2', received: '"1"' })
})

test('a box is one thing, with its word and behind the number', () => {
  const log = createProblemLog()
  const flats = [{ BoxNr: '2' }, { BoxNr: 'bus 2' }, { HouseNumber: '7 bus 2' }, { BoxNr: '3' }]
  warnTwins(
    flats.map((flat, at) => ({ ...home, ID: at, ...flat })),
    log,
    'properties.json',
  )
  expect(log.problems.map(({ record }) => record)).toEqual(['1', '2'])
})
