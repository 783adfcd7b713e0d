import { expect, test } from 'vitest'
import type { Locale } from '#domain/values/locale.ts'
import { languages } from '#tests/support/languages.ts'
import { readProjects } from '#tests/data/read-records.ts'
import { unitTitle } from '#views/listing/title.ts'

const record = {
  ID: 70,
  Name: 'Kaaihof',
  Zip: '9290',
  City: 'BERLARE',
  CountryID: 10,
  Status: 1,
  Street: 'Dorp',
}

function titleOf(locale: Locale, Lot: string, MainTypeName: string): string {
  const unit = readProjects({ ...record, Units: [{ ID: 7, Lot, MainTypeName, Status: 'Vrij' }] }).entities[0]
    ?.units[0]
  if (unit === undefined) throw new Error('the record has no unit')
  return unitTitle(unit, languages(locale).t)
}

test.each([
  ['nl', 'Lot 3', 'Halfopen bebouwing, lot 3'],
  ['fr', 'LOT 3', 'Maison 3 façades, lot 3'],
  ['en', '3', 'Semi-detached house, plot 3'],
  ['de', 'Lot 3', 'Drei-Fassaden-Haus, Einheit 3'],
] as const)('a numbered unit is named in %s, however the record writes %s', (locale, lot, title) => {
  expect(titleOf(locale, lot, 'Half open bebouwing')).toBe(title)
})

test('a unit with a code keeps it', () => {
  expect(titleOf('fr', 'A0.03', 'Gelijkvloers')).toBe('Appartement au rez-de-chaussée A0.03')
})
