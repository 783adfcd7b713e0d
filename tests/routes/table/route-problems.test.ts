import { describe, expect, it } from 'vitest'
import { expandRoutes } from '#routes/expand/expand-routes.ts'
import {
  createArticle,
  createCatalogue,
  createMenuPage,
  createProperty,
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
    const [first] = problemsOf(createCatalogue({ menu: [...menu, twin] }))
    expect(first?.message).toContain('/nl/over-ons/')
    expect(first?.received).toBe('menu.json 99 (path) and menu.json 7 (path)')
  })

  it('includes a menu page at the path of a town', () => {
    const inTheWay = createMenuPage(99, 'te-koop/berlare', { kind: 'modules' })
    const problems = problemsOf(createCatalogue({ menu: [...menu, inTheWay] }))
    expect(problems.map(({ received }) => received)).toContain(
      'towns.json berlare (slug) and menu.json 99 (path)',
    )
  })

  it('includes a duplicate record', () => {
    const problems = problemsOf(createCatalogue({ properties: [createProperty(), createProperty()] }))
    expect(problems.map(({ message }) => message)).toEqual(['the page property:2417@sale is there twice'])
  })

  it('includes a language without a path', () => {
    const entries = routeEntries.map((entry) =>
      entry.type === 'form' && entry.form === 'request-visit'
        ? { ...entry, path: { nl: 'bezoek', fr: 'visite' } }
        : entry,
    )
    const messages = problemsOf(createCatalogue(), entries).map(({ message }) => message)
    expect(messages).toEqual(['form:request-visit has no path in en', 'form:request-visit has no path in de'])
  })

  it.each(['over ons', 'über-uns', 'a--b', 'vraag?', '../geheim', 'a_b'])('includes the path %j', (path) => {
    const problems = problemsOf(
      createCatalogue({ menu: [...menu, createMenuPage(99, path, { kind: 'modules' })] }),
    )
    expect(problems.length).toBeGreaterThan(0)
    expect(problems[0]?.record).toBe('99')
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

  it('needs exactly one home page', () => {
    expect(problemsOf(createCatalogue({ menu: menu.slice(1) }))[0]?.message).toBe(
      'the menu has no published home page',
    )
    const second = createMenuPage(99, 'tweede', { kind: 'home' })
    const twice = problemsOf(createCatalogue({ menu: [...menu, second] }))
    expect(twice.map(({ message }) => message)).toContain('the menu has more than one home page')
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
      now: day('2026-11-20'),
    })
    expect(problems.length).toBeGreaterThan(0)
    expect(routes.filter(({ path }) => path === '/nl/over-ons/').map(({ key }) => key)).toEqual(['page:7'])
    expect(routes.filter(({ kind }) => kind === 'article')).toEqual([])
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })
})
