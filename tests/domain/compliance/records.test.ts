import { expect, test } from 'vitest'
import type { RuleId } from '#domain/compliance/rule.ts'
import { createTownIndex } from '#data/place/town-index.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { toProperty } from '#data/property/to-property.ts'
import { groupRecords } from '#data/record/group-records.ts'
import { context } from '#tests/data/read-records.ts'
import { brokenRecords } from './broken-records.ts'
import { brokenBy } from './compliance-rules.ts'
import { lawfulRecords } from './lawful-records.ts'
import { bases } from './record-bases.ts'

const near = { names: {}, country: 'BE', coordinates: { latitude: 51, longitude: 4 } } as const
const towns = createTownIndex([
  { ...near, slug: 'stekene', name: 'Stekene', zip: '9190' },
  { ...near, slug: 'jette', name: 'Jette', zip: '1090' },
  { ...near, slug: 'enghien', name: 'Enghien', zip: '7850' },
])

/** Returns the rules that the report names for a record as the CRM has it. */
function blamedIn(base: keyof typeof bases, changes: Readonly<Record<string, unknown>>): readonly RuleId[] {
  const log = createProblemLog()
  const records = groupRecords([{ ...bases[base], ...changes }], 'nl', 'properties.json', log)
  return records.flatMap((group) => {
    const result = toProperty(group, { ...context, towns }, new Set())
    if (result.kind !== 'property') throw new Error(JSON.stringify(log.problems))
    return brokenBy(result.property)
  })
}

test.each(brokenRecords)('%s: %s (%s)', (rule, _, base, changes) => {
  expect(blamedIn(base, changes)).toContain(rule)
})

test.each(lawfulRecords)('not blamed: %s (%s)', (_, base, changes) => {
  expect(blamedIn(base, changes)).toEqual([])
})
