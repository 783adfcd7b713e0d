import { expect, test } from 'vitest'
import { loadSite } from '#site'
import { createPage } from '#views/kit/page.ts'
import { viewFormsFile } from '#views/forms/forms-file.ts'

const site = await loadSite()

test.each([
  ['nl', '9290', 'Berlare'],
  ['nl', '1050', 'Elsene'],
  ['fr', '1050', 'Ixelles'],
  ['fr', '7850', 'Enghien'],
  ['de', '4700', 'Eupen'],
  ['en', '9000', 'Ghent'],
  // A code of the Netherlands, on the list of the agency's own towns.
  ['nl', '4561', undefined],
] as const)('in %s the service learns that %s is %s', (locale, zip, town) => {
  expect(viewFormsFile(createPage(site, locale))?.towns?.[zip]).toBe(town)
})
