import { describe, expect, it } from 'vitest'
import { createLanguages } from '#i18n/languages.ts'
import { locales } from '#domain/values/locale.ts'
import { expandRoutes } from '#routes/expand/expand-routes.ts'
import {
  createArticle,
  createCatalogue,
  createMenuPage,
  createProperty,
  createSite,
  createVacancy,
  day,
  everywhere,
  menu,
  ownPages,
  routeEntries,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { problemsOf } from '#tests/support/catalogue/expanded-site.ts'

describe('a catalogue whose routes cannot be published', () => {
  it('is not one without problems', () => {
    expect(problemsOf(createCatalogue())).toEqual([])
  })

  it('names both sources of a collision', () => {
    const twin = createMenuPage(99, 'over-ons', { kind: 'modules' })
    expect(problemsOf(createCatalogue({ menu: [...menu, twin] }))).toEqual(
      locales.map((locale) => ({
        severity: 'error',
        file: 'menu.json',
        record: '99',
        field: 'path',
        message: `page:99 and page:7 want the same path /${locale}/over-ons/`,
        expected: 'one page per path',
        received: 'menu.json 99 (path) and menu.json 7 (path)',
        remedy: 'Give one of the two another path.',
      })),
    )
  })

  it('includes a menu page at the path of a town', () => {
    const inTheWay = createMenuPage(99, 'te-koop/berlare', { kind: 'modules' })
    const problems = problemsOf(createCatalogue({ menu: [...menu, inTheWay] }))
    expect(problems.map(({ received }) => received)).toContain(
      'towns.json berlare (slug) and menu.json 99 (path)',
    )
  })

  it('includes a menu page at the path of the not-found page, which the menu need not have', () => {
    const others = menu.filter(({ purpose }) => purpose.kind !== 'notFound')
    const inTheWay = createMenuPage(99, '404', { kind: 'modules' })
    const [first] = problemsOf(createCatalogue({ menu: [...others, inTheWay] }))
    expect(first?.received).toBe('menu.json 404 (path) and menu.json 99 (path)')
  })

  it('includes a duplicate record', () => {
    const problems = problemsOf(createCatalogue({ properties: [createProperty(), createProperty()] }))
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'properties.json',
        record: '2417',
        message: 'the page property:2417@sale is there twice',
        received: 'properties.json 2417 and properties.json 2417',
        remedy: 'Remove one of the two.',
      },
    ])
  })

  it('includes a language without a path', () => {
    const entries = routeEntries.map((entry) =>
      entry.type === 'form' && entry.form === 'request-visit'
        ? { ...entry, path: { nl: 'bezoek', fr: 'visite' } }
        : entry,
    )
    expect(problemsOf(createCatalogue(), entries)).toEqual(
      ['en', 'de'].map((locale) => ({
        severity: 'error',
        file: 'routes.json',
        record: '/request-visit/',
        field: 'path',
        message: `form:request-visit has no path in ${locale}`,
        expected: 'a path in every language of the site',
        received: 'paths in nl, fr',
        remedy: `Add the path for ${locale} to routes.json /request-visit/ (path).`,
      })),
    )
  })

  it('includes a page of our own that pages.json does not have', () => {
    const { offline: _, ...others } = ownPages
    const { problems } = expandRoutes({
      catalogue: createCatalogue({ site: createSite({ languageUse: ['nl'] }) }),
      routeEntries,
      ownPages: others,
      languages: createLanguages(),
      now: day('2026-11-20'),
    })
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'pages.json',
        record: 'offline',
        field: 'path',
        message: 'offline has no path in nl',
        expected: 'a path in every language of the site',
        received: 'no path at all',
        remedy: 'Add the path for nl to pages.json offline (path).',
      },
    ])
  })

  it.each(['over ons', 'über-uns', 'a--b', 'vraag?', '../geheim', 'a_b'])('includes the path %j', (path) => {
    const problems = problemsOf(
      createCatalogue({ menu: [...menu, createMenuPage(99, path, { kind: 'modules' })] }),
    )
    expect(problems[0]).toEqual({
      severity: 'error',
      file: 'menu.json',
      record: '99',
      field: 'path',
      message: 'page:99 has a path with characters that a path may not hold',
      expected: 'letters a to z, digits, and single hyphens between them',
      received: `/nl/${path}/`,
      remedy: 'Correct the path in menu.json 99 (path).',
    })
  })

  it('lists all problems at once', () => {
    const problems = problemsOf(
      createCatalogue({
        articles: [createArticle({ slug: everywhere('één artikel') })],
        vacancies: [createVacancy({ slug: everywhere('a b') })],
      }),
    )
    expect(new Set(problems.map(({ record }) => record))).toEqual(new Set(['epc-lezen', 'makelaar-stekene']))
  })

  it('includes a section, document or first segment that does not exist', () => {
    const problems = problemsOf(
      createCatalogue({
        menu: [
          ...menu,
          createMenuPage(30, 'kust', { kind: 'section', section: 'kust' }),
          createMenuPage(31, 'wet', { kind: 'legal', document: 'wet' }),
        ],
        properties: [createProperty({ sections: ['zee'] })],
      }),
      routeEntries.filter((entry) => entry.type !== 'prefix' || entry.kind !== 'article'),
    )
    expect(problems.map(({ file, received }) => [file, received])).toEqual([
      ['menu.json', 'kust'],
      ['properties.json', 'zee'],
      ['menu.json', 'wet'],
      ['routes.json', undefined],
    ])
  })

  it('is built in quarantine without the broken pages, keeping the first of two that collide', () => {
    const twin = createMenuPage(99, 'over-ons', { kind: 'modules' })
    const { routes, problems } = expandRoutes({
      catalogue: createCatalogue({
        menu: [...menu, twin],
        articles: [createArticle({ slug: everywhere('één') })],
      }),
      routeEntries,
      ownPages,
      languages: createLanguages(),
      now: day('2026-11-20'),
    })
    expect(problems.length).toBeGreaterThan(0)
    expect(routes.filter(({ path }) => path === '/nl/over-ons/').map(({ key }) => key)).toEqual(['page:7'])
    expect(routes.filter(({ kind }) => kind === 'article')).toEqual([])
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })
})
