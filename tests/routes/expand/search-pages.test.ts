import { expect, test } from 'vitest'
import { checkReferences } from '#routes/table/check-references.ts'
import { createCatalogue, createSite, routeEntries } from '#tests/support/catalogue/catalogue-factory.ts'

const problems = (propertySearch?: readonly number[]) =>
  checkReferences(createCatalogue({ site: createSite({ propertySearch }) }), routeEntries).filter(
    ({ field }) => field === 'header.propertySearch',
  )

test('a search box for a missing page is a warning, not an error', () => {
  expect(problems([1, 999])).toMatchObject([{ severity: 'warning', received: '999' }])
  expect(problems()).toEqual([])
})
