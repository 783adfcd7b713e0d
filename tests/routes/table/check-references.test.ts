import { describe, expect, it, test } from 'vitest'
import type { CatalogueRecords } from '#domain/site/catalogue.ts'
import type { Problem } from '#domain/site/problem.ts'
import { checkReferences } from '#routes/table/check-references.ts'
import {
  createArticle,
  createCatalogue,
  createMenuPage,
  createProject,
  createProperty,
  createSite,
  createVacancy,
  menu,
  routeEntries,
} from '#tests/support/catalogue/catalogue-factory.ts'

function problemsOf(overrides: Partial<CatalogueRecords>): readonly Problem[] {
  return checkReferences(createCatalogue(overrides), routeEntries)
}

test('a site whose menu and records name only what exists has no problems', () => {
  const cookies = createMenuPage(31, 'cookies', { kind: 'legal', document: 'cookie-policy' })
  expect(problemsOf({ menu: [...menu, cookies], site: createSite({ propertySearch: [1, 2] }) })).toEqual([])
})

describe('the home page', () => {
  const problem = {
    severity: 'error',
    file: 'menu.json',
    expected: 'one page of type home',
    remedy: 'Publish exactly one page with params.type home.',
  }

  it('is missed', () => {
    expect(problemsOf({ menu: menu.slice(1) })).toEqual([
      { ...problem, message: 'the menu has no published home page', received: '0' },
    ])
  })

  it('is missed where it only leads to another site', () => {
    const elsewhere = createMenuPage(1, '', { kind: 'home' }, { redirectUrl: 'https://elders.example' })
    expect(problemsOf({ menu: [elsewhere, ...menu.slice(1)] })).toEqual([
      { ...problem, message: 'the menu has no published home page', received: '0' },
    ])
  })

  it('may not be there twice', () => {
    expect(problemsOf({ menu: [...menu, createMenuPage(99, 'tweede', { kind: 'home' })] })).toEqual([
      { ...problem, message: 'the menu has more than one home page', received: '2' },
    ])
  })
})

test('a section that does not exist is reported with the page or property that names it, and those that exist', () => {
  const problem = {
    severity: 'error',
    message: 'there is no such section',
    expected: 'sale, rent, discreet, office-berlare, projects',
    remedy: 'Name a section of sections.json, or add it there.',
  }
  const problems = problemsOf({
    menu: [...menu, createMenuPage(30, 'kust', { kind: 'section', section: 'kust' })],
    properties: [createProperty({ sections: ['sale', 'zee'] })],
  })
  expect(problems).toEqual([
    { ...problem, file: 'menu.json', record: '30', field: 'params.section', received: 'kust' },
    { ...problem, file: 'properties.json', record: '2417', field: 'sections', received: 'zee' },
  ])
})

test('a page of law that does not exist is reported with those that exist', () => {
  const [cookies] = createCatalogue().legalDocuments
  const problems = problemsOf({
    menu: [...menu, createMenuPage(31, 'wet', { kind: 'legal', document: 'wet' })],
    legalDocuments: cookies ? [cookies, { ...cookies, id: 'privacy-statement' }] : [],
  })
  expect(problems).toEqual([
    {
      severity: 'error',
      file: 'menu.json',
      record: '31',
      field: 'params.document',
      message: 'there is no such page of law',
      expected: 'cookie-policy, privacy-statement',
      received: 'wet',
      remedy: 'Name a folder below content/legal, or add it there.',
    },
  ])
})

test('a missing page for the search box is a warning, not an error: the site can do without', () => {
  expect(problemsOf({ site: createSite({ propertySearch: [1, 999] }) })).toEqual([
    {
      severity: 'warning',
      file: 'site.json',
      field: 'header.propertySearch',
      message: 'there is no such page for the search box',
      expected: 'ids of published pages of menu.json',
      received: '999',
      remedy: 'Name published pages of the menu, or leave the id out.',
    },
  ])
})

describe('a first segment', () => {
  const none = { projects: [], articles: [], vacancies: [] }
  const needing = (records: Partial<CatalogueRecords>) =>
    checkReferences(createCatalogue({ ...none, ...records }), [])
  const problem = (kind: string): Problem => ({
    severity: 'error',
    file: 'routes.json',
    record: kind,
    message: `pages of the kind ${kind} have no first segment`,
    expected: `an entry of type prefix and kind ${kind}`,
    remedy: 'Add the entry with a path per language.',
  })

  it('is needed by projects and their units', () => {
    expect(needing({ projects: [createProject()] })).toEqual([problem('project'), problem('unit')])
  })

  it('is needed by articles', () => {
    expect(needing({ articles: [createArticle()] })).toEqual([problem('article')])
  })

  it('is needed by vacancies', () => {
    expect(needing({ vacancies: [createVacancy()] })).toEqual([problem('vacancy')])
  })

  it('is not needed where there is nothing to show below it', () => {
    expect(needing({})).toEqual([])
  })
})
