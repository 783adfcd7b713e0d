import { expect, test } from 'vitest'
import { projectRecord, unitRecord } from '#data/record/project-record.ts'
import { propertyRecord } from '#data/record/property-record.ts'
import { fullProjects, fullProperties, projectLists } from '#tests/support/sites/full/full-records.ts'

const [home, toLet, annuity] = fullProperties
// Read where there is no certificate, and by agencies that name no state of their own.
const emptyOnPurpose = new Set(['SubStatus', 'EPCState'])

test.each([
  ['a property', propertyRecord, [home, toLet, annuity]],
  ['a project', projectRecord, fullProjects],
  ['a unit', unitRecord, projectLists.Units],
])('the site with all features fills every field of %s', (_, schema, records) => {
  const isFilled = (name: string) =>
    records.some((record) => {
      const value: unknown = Reflect.get(record ?? {}, name)
      return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
    })
  expect(Object.keys(schema.entries).filter((name) => !isFilled(name) && !emptyOnPurpose.has(name))).toEqual(
    [],
  )
})
