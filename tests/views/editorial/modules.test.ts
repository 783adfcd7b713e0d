import { describe, expect, test } from 'vitest'
import type { Article } from '#domain/site/content.ts'
import type { Module, Relation } from '#domain/site/module.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { homeKey, pageKey } from '#routes/path/route-keys.ts'
import {
  createArticle,
  createMenuPage,
  createOffice,
  createProject,
  createProperty,
  everywhere,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createModule as plainModule } from '#tests/support/catalogue/create-module.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { modulesCss, toRows, viewModules } from '#views/editorial/module.ts'
import type { ModuleView } from '#views/editorial/module-view.ts'

function createModule(overrides: Partial<Module> = {}): Module {
  return plainModule({ title: everywhere('Titel'), ...overrides })
}

function view(context: ViewContext, ...modules: readonly Module[]): readonly ModuleView[] {
  const route = context.routes.find(homeKey(), 'nl')
  if (route === undefined) throw new Error('no home page')
  return viewModules(createPage(context, route.locale), modules, route)
}

const sale: Relation = { kind: 'property-list', goal: 'sale' }
const villa = createProperty({ id: 1, type: 'villa' })

describe('a list of properties', () => {
  test('shows at most as many as its module allows, and the total number', () => {
    const properties = Array.from({ length: 6 }, (_, index) => createProperty({ id: index + 1 }))
    const [module] = view(createContext({ properties }), createModule({ relations: [sale], maxItems: 4 }))
    expect(module?.content).toMatchObject({ kind: 'properties', count: '6 panden' })
    expect(module?.content.kind === 'properties' && module.content.cards.length).toBe(4)
  })

  test('shows only what is available', () => {
    const sold = createProperty({ id: 2, availability: 'sold' })
    const [module] = view(createContext({ properties: [villa, sold] }), createModule({ relations: [sale] }))
    const hrefs = module?.content.kind === 'properties' ? module.content.cards.map(({ href }) => href) : []
    expect(hrefs).toHaveLength(1)
    expect(hrefs[0]).toMatch(/\/1\/$/)
  })

  test('says two facts of a home on a small card, where a third would stand alone on a line, and all on a large one', () => {
    const home = createProperty({
      surfaces: { living: 120 as SquareMetres, garden: 80 as SquareMetres },
      rooms: { bedrooms: 3 },
    })
    const factsIn = (className: string) => {
      const module = createModule({ relations: [sale], className })
      const [shown] = view(createContext({ properties: [home] }), module)
      return shown?.content.kind === 'properties' ? shown.content.cards[0]?.facts.length : undefined
    }
    expect([factsIn('rent'), factsIn('spread')]).toEqual([2, 3])
  })

  test('shows homes before land, and one of each type before a second', () => {
    const properties = [
      createProperty({ id: 9, type: 'woodland', categories: [7] }),
      createProperty({ id: 8, type: 'apartment', categories: [2] }),
      createProperty({ id: 7, type: 'apartment', categories: [2] }),
      createProperty({ id: 6, type: 'villa' }),
    ]
    const [module] = view(createContext({ properties }), createModule({ relations: [sale] }))
    const ids =
      module?.content.kind === 'properties'
        ? module.content.cards.map(({ href }) => href.split('/').at(-2))
        : []
    expect(ids).toEqual(['8', '6', '7', '9'])
  })

  test('is left out when it is empty', () => {
    expect(view(createContext({ properties: [] }), createModule({ relations: [sale] }))).toEqual([])
  })
})

test('sold-out projects are left out', () => {
  const projects = [createProject({ id: 70 }), createProject({ id: 71, availability: 'soldOut' })]
  const [module] = view(createContext({ projects }), createModule({ relations: [{ kind: 'project-list' }] }))
  expect(module?.content.kind === 'projects' && module.content.cards.length).toBe(1)
})

test('modules follow their sort field', () => {
  const modules = view(createContext(), createModule({ id: 2, sort: 20 }), createModule({ id: 1, sort: 10 }))
  expect(modules.map(({ id }) => id)).toEqual([1, 2])
})

test('narrow modules share a row as long as they fit', () => {
  const half = { columns: { sm: 12, md: 12, lg: 6 } }
  const modules = view(
    createContext(),
    createModule({ id: 1, sort: 1, ...half }),
    createModule({ id: 2, sort: 2, ...half }),
    createModule({ id: 3, sort: 3, ...half }),
    createModule({ id: 4, sort: 4 }),
  )
  expect(toRows(modules).map((row) => row.map(({ id }) => id))).toEqual([[1, 2], [3], [4]])
})

test('a missing article leaves no empty module', () => {
  const context = createContext({ articles: [createArticle({ numericId: 28 })] })
  const modules = view(
    context,
    createModule({ id: 1, relations: [{ kind: 'article', id: 28 }] }),
    createModule({ id: 2, relations: [{ kind: 'article', id: 999 }] }),
  )
  expect(modules.map(({ id }) => id)).toEqual([1])
})

test('articles that a module names stand together, without those that are missing', () => {
  const articles = [28, 30].map((numericId) =>
    createArticle({ id: `a${numericId}`, numericId, slug: everywhere(`a${numericId}`) }),
  )
  const named = (...ids: number[]) =>
    view(
      createContext({ articles }),
      createModule({ relations: ids.map((id) => ({ kind: 'article', id })) }),
    ).map(({ content }) => content.kind === 'articles' && content.articles.map(({ id }) => id))
  expect(named(30, 28)).toEqual([['a30', 'a28']])
  expect(named(30, 999)).toEqual([['a30']])
  expect(named(998, 999)).toEqual([])
})

test('the title of a module with several relations is shown once', () => {
  const context = createContext({ properties: [villa], projects: [createProject()] })
  const modules = view(context, createModule({ relations: [sale, { kind: 'project-list' }] }))
  expect(modules.map(({ title }) => title?.text)).toEqual(['Titel', undefined])
  expect(new Set(modules.map(({ anchor }) => anchor)).size).toBe(2)
})

test('the general contact form is shown with the offices', () => {
  const context = createContext({ offices: [createOffice('stekene', 'Stekene')] })
  const [module] = view(context, createModule({ relations: [{ kind: 'contact', form: 'site-contact' }] }))
  expect(module?.content.kind === 'form' && module.content.offices.map(({ phone }) => phone.label)).toEqual([
    '052 00 00 00',
  ])
})

test('only a colour outside the theme needs its own rule', () => {
  const colored = { background: 'color' } as const
  const modules = view(
    createContext(),
    createModule({ id: 1, ...colored, backgroundColor: '#f6f7f3' }),
    createModule({ id: 2, ...colored, backgroundColor: '#fff3d6' }),
  )
  expect(modulesCss(modules)).toBe('[data-module="2"]{--module-background:#fff3d6}')
})

test('a list without articles is left out of other pages, and its own page says that there are none', () => {
  const blog = createModule({ relations: [{ kind: 'category', category: 'blog' }] })
  const menu = [
    createMenuPage(1, '', { kind: 'home' }, { modules: [blog] }),
    createMenuPage(8, 'blog', { kind: 'modules' }, { modules: [blog] }),
  ]
  const contents = (articles: readonly Article[], key: string) => {
    const context = createContext({ menu, articles })
    const route = context.routes.find(key, 'nl')
    return route === undefined
      ? undefined
      : viewModules(createPage(context, 'nl'), [blog], route).map(({ content }) => content)
  }
  expect(contents([], homeKey())).toEqual([])
  expect(contents([], pageKey(8))).toMatchObject([{ articles: [], none: 'Geen artikels gevonden.' }])
  // The home page leads to the list, and the list to no other page.
  expect(contents([createArticle()], homeKey())).toMatchObject([{ more: { href: '/nl/blog/' } }])
  expect(contents([createArticle()], pageKey(8))).toMatchObject([{ more: undefined }])
})

test('the view of a module decides its layout', () => {
  const blog: Relation = { kind: 'category', category: 'blog' }
  const context = createContext({ articles: [createArticle()], properties: [villa] })
  const layouts = (view: Module['view'], relation: Relation, className?: string) =>
    viewAll(context, createModule({ view, className, relations: [relation] }))
  expect(layouts('news-view', blog, 'stories')).toEqual(['lead'])
  expect(layouts('news-view', blog)).toEqual(['grid'])
  expect(layouts('single-view', blog)).toEqual(['rows'])
  expect(layouts('module-view', sale, 'spread')).toEqual(['spread'])
  expect(layouts('single-view', sale)).toEqual(['single'])
})

function viewAll(context: ViewContext, module: Module): readonly string[] {
  return view(context, module).flatMap(({ content }) => ('layout' in content ? [content.layout] : []))
}

test.each([
  ['its own heading', {}, 3],
  ['that of the page, where it has none', { title: {} }, 2],
  ['its own, where that is the heading of the page', { titleSize: 'h1' }, 2],
] as const)('the headings of what a module lists stand one level below %s', (_, overrides, level) => {
  const context = createContext({ properties: [villa] })
  expect(view(context, createModule({ relations: [sale], ...overrides }))[0]?.itemLevel).toBe(level)
})
