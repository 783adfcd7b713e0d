import { describe, expect, it } from 'vitest'
import { createLanguages } from '#i18n/languages.ts'
import { expandRoutes } from '#routes/expand/expand-routes.ts'
import { pageKinds } from '#routes/kinds/page-kinds.ts'
import {
  createArticle,
  createCatalogue,
  createSection,
  createVacancy,
  day,
  everywhere,
  ownPages,
  routeEntries,
  sections,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand, tableOf } from '#tests/support/catalogue/expanded-site.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'

describe('a page that is there only on some sites', () => {
  it('is the calculator: only where the rates of every region are known', async () => {
    const rules = await loadOwnRules()
    const calculators = (purchase: typeof rules.purchase) =>
      expand(createCatalogue({ rules: { ...rules, purchase } })).filter(({ kind }) => kind === 'calculator')
    const [calculator] = calculators(rules.purchase)
    expect(calculator).toMatchObject({
      path: `/nl/${ownPages['calculator']?.path.nl}/`,
      original: ownPages['calculator']?.original,
      isIndexable: true,
    })
    const oneRegionMissing = rules.purchase.duties.filter(({ region }) => region !== 'brussels')
    expect(calculators({ ...rules.purchase, duties: oneRegionMissing })).toEqual([])
  })

  it.each(['project', 'unit', 'article', 'vacancy'] as const)(
    'is one of the kind %s: only where routes.json gives it a first segment',
    (kind) => {
      const entries = routeEntries.filter((entry) => entry.type !== 'prefix' || entry.kind !== kind)
      expect(expand(createCatalogue(), entries).filter((route) => route.kind === kind)).toEqual([])
    },
  )

  it('is one of a listing in a language that its first segment has', () => {
    const entries = routeEntries.map((entry) =>
      entry.type === 'prefix' && entry.kind === 'article' ? { ...entry, path: { nl: 'blog' } } : entry,
    )
    const { problems } = expandRoutes({
      catalogue: createCatalogue({ articles: [createArticle()] }),
      routeEntries: entries,
      ownPages,
      languages: createLanguages(),
      now: day('2026-11-20'),
    })
    expect(problems.map(({ message }) => message)).toEqual([
      'article:epc-lezen has no path in fr',
      'article:epc-lezen has no path in en',
      'article:epc-lezen has no path in de',
    ])
  })

  it('is the thank-you page of one office', () => {
    const entries = routeEntries.map((entry) =>
      entry.type === 'feedback' ? { ...entry, eachOffice: true as const } : entry,
    )
    const { offices } = createCatalogue()
    const found = (some: typeof offices) =>
      expand(createCatalogue({ offices: some }), entries).flatMap(({ key, path }) =>
        key.startsWith('thank-you:site-contact:') && path.startsWith('/nl/') ? [path.split('/').at(-2)] : [],
      )
    expect(found(offices)).toEqual(['berlare', 'stekene'])
    expect(found(offices.slice(0, 1))).toEqual([])
  })
})

it('a vacancy is found until the end of its last day', () => {
  const found = (validUntil: string) =>
    tableOf(createCatalogue({ vacancies: [createVacancy({ validUntil: day(validUntil) })] })).find(
      'vacancy:makelaar-stekene',
      'nl',
    )?.isIndexable
  expect(found('2026-11-19')).toBe(false)
  expect(found('2026-11-20')).toBe(true)
})

it('a section without a kind of its own in the specification has its key as original address', () => {
  const made = createCatalogue({
    sections: [...sections, createSection('office-gent', 'office', everywhere('kantoor-gent'))],
  })
  expect(tableOf(made).find('results:office-gent', 'nl')?.original).toBe('/office-gent/')
})

it.each([
  ['home', 'menu.json', '1', 'path'],
  ['page', 'menu.json', '7', 'path'],
  ['results', 'sections.json', 'sale', 'slug'],
  ['property', 'properties.json', '2417', undefined],
  ['project', 'projects.json', '70', undefined],
  ['unit', 'projects.json', '70, unit 1', undefined],
  ['article', 'articles/epc-lezen', 'epc-lezen', 'slug'],
  ['vacancy', 'vacancies/makelaar-stekene', 'makelaar-stekene', 'slug'],
  ['thank-you', 'routes.json', '/feedback/site-contact/', 'path'],
  ['login', 'routes.json', '/login/', 'path'],
  ['form', 'routes.json', '/request-visit/', 'path'],
  ['legal', 'legal/cookie-policy', 'cookie-policy', 'slug'],
  ['personal', 'pages.json', 'favourites', 'path'],
  ['not-found', 'menu.json', '17', 'path'],
  ['offline', 'pages.json', 'offline', 'path'],
] as const)('a fault in a page of the kind %s is looked for in %s, %s', (kind, file, record, field) => {
  const languages = createLanguages()
  const input = { catalogue: createCatalogue(), routeEntries, ownPages, languages, now: day('2026-11-20') }
  expect(pageKinds[kind].expand(input)[0]?.source).toEqual({ file, record, field })
})
