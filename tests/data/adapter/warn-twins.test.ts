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
