import { expect, test } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import { brokenBy, rules } from '#tests/domain/compliance/compliance-rules.ts'
import { breaks } from '#tests/domain/compliance/breaks.ts'
import { lawful } from '#tests/domain/compliance/lawful.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { shownDuties } from '#views/property/shown-duties.ts'

const shown = (property: Property, law = rules) =>
  brokenBy(property, { shows: shownDuties(createContext({ properties: [property], rules: law }), property) })

test('the page of a home with a bad label mentions the duty to renovate, while the rule exists', () => {
  const home = breaks['renovation-duty'].change(lawful())
  expect(shown(home)).toEqual([])
  expect(shown(home, { ...rules, renovationDuties: [] })).toEqual(['renovation-duty'])
})

test('a home with a good label has no duty', () => {
  expect(shown(lawful(), { ...rules, renovationDuties: [] })).toEqual([])
})

test('the page has the flood symbol for class D of plot and building', () => {
  const home = breaks['flood-symbol'].change(lawful())
  expect(shown(home)).toEqual([])
  expect(shown({ ...home, flood: { ...home.flood, building: 'D' } })).toEqual([])
})
