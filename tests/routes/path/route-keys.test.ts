import { expect, test } from 'vitest'
import { createCatalogue, createProperty, routeEntries } from '#tests/support/catalogue/catalogue-factory.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'

test('pages keep the keys that published ledgers name: with others their old paths would lead home', async () => {
  const made = createCatalogue({
    properties: Array.from({ length: 24 }, (_, index) => createProperty({ id: index + 1 })),
    rules: await loadOwnRules(),
  })
  const entries = routeEntries.map((entry) =>
    entry.type === 'feedback' ? { ...entry, eachOffice: true as const } : entry,
  )
  const keys = expand(made, entries)
    .filter(({ locale }) => locale === 'nl')
    .map(({ key }) => key)
  expect(keys.filter((key) => !/^property:(?!24@)/.test(key))).toEqual([
    'home',
    'page:7',
    'page:71',
    'page:8',
    'page:10',
    'page:18',
    'results:sale',
    'results:sale::2',
    'results:sale:berlare',
    'results:sale:berlare:2',
    'results:rent',
    'results:discreet',
    'results:office-berlare',
    'results:projects',
    'results:projects:sint-pauwels',
    'property:24@sale',
    'project:70',
    'unit:70:1',
    'article:epc-lezen',
    'vacancy:makelaar-stekene',
    'testimonials',
    'thank-you:site-contact',
    'thank-you:site-contact:berlare',
    'thank-you:site-contact:stekene',
    'login',
    'form:request-visit',
    'form:contact-construction',
    'form:request-documents',
    'form:purchase-offer',
    'form:rent-application',
    'legal:cookie-policy',
    'personal:favourites',
    'personal:compare',
    'personal:recent',
    'personal:searches',
    'calculator',
    'not-found',
    'offline',
  ])
})
