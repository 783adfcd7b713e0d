import { expect, test } from 'vitest'
import { viewLegalPage } from '#views/simple/legal-page.ts'
import { everywhere, legalDocument } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

test.each([
  [['cookie-policy', 'disclaimer'], 'disclaimer'],
  [['cookie-policy', 'privacy-statement'], 'cookie-policy'],
] as const)('of the legal pages %j, %s credits the places, whatever the agency wrote', (ids, expected) => {
  const context = createContext({
    legalDocuments: ids.map((id) => ({ ...legalDocument, id, slug: everywhere(id) })),
  })
  const crediting = context.routes
    .ofKind('legal')
    .filter((route) => viewLegalPage(context, route).credits !== undefined)
  expect(new Set(crediting.map(({ target }) => target.document))).toEqual(new Set([expected]))
  expect(new Set(crediting.map(({ locale }) => locale)).size).toBe(4)
  const [first] = crediting
  const credits = first && viewLegalPage(context, first).credits
  const links = credits?.sources.map(({ link }) => link?.href)
  expect(links).toEqual([
    'https://www.geonames.org/',
    'https://opendata.bosa.be/',
    'https://creativecommons.org/licenses/by/4.0/',
  ])
})
