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
import { bases, type Raw } from './record-bases.ts'
import { lawfulLookAlikes, missedRecords } from './text-records.ts'

const near = { names: {}, country: 'BE', coordinates: { latitude: 51, longitude: 4 } } as const
const towns = createTownIndex([
  { ...near, slug: 'stekene', name: 'Stekene', zip: '9190' },
  { ...near, slug: 'jette', name: 'Jette', zip: '1090' },
  { ...near, slug: 'enghien', name: 'Enghien', zip: '7850' },
])

/** Returns the rules that the report names for a record as the CRM has it. */
function blamedIn(base: keyof typeof bases, changes: Raw): readonly RuleId[] {
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

const withText = (text: string, changes: Raw = {}): Raw =>
  text === '' ? changes : { DescriptionA: text, ...changes }

test.each(missedRecords.map(([rule, base, text, changes]) => [rule, base, withText(text, changes)] as const))(
  '%s: %s %o',
  (rule, base, changes) => {
    expect(blamedIn(base, changes)).toContain(rule)
  },
)

test.each(lawfulLookAlikes.map(([base, text, changes]) => [base, withText(text, changes)] as const))(
  'not blamed: %s %o',
  (base, changes) => {
    expect(blamedIn(base, changes)).toEqual([])
  },
)
