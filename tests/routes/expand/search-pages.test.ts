import { expect, test } from 'vitest'
import { checkReferences } from '#routes/table/check-references.ts'
import { createCatalogue, createSite, routeEntries } from '#tests/support/catalogue/catalogue-factory.ts'

const problems = (propertySearch?: readonly number[]) =>
  checkReferences(createCatalogue({ site: createSite({ propertySearch }) }), routeEntries).filter(
    ({ field }) => field === 'header.propertySearch',
  )

test('a search box on a page that is not there is told, and stops nothing', () => {
  expect(problems([1, 999])).toMatchObject([{ severity: 'warning', received: '999' }])
  expect(problems()).toEqual([])
})
