import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import { menuSource } from '#routes/path/menu-source.ts'
import { menuPagesFor, ownMenuPages } from './menu-pages.ts'
import { prefixEntry, type PrefixEntry } from '#routes/ledger/prefix-entries.ts'

/** Returns a problem for each thing that routes need and the catalogue lacks: home page, sections, documents, prefixes. */
export function checkReferences(catalogue: Catalogue, entries: readonly RouteEntry[]): readonly Problem[] {
  return [
    ...checkHome(catalogue),
    ...checkSections(catalogue),
    ...checkDocuments(catalogue),
    ...checkSearchPages(catalogue),
    ...checkPrefixes(catalogue, entries),
  ]
}

function checkHome(catalogue: Catalogue): readonly Problem[] {
  const count = menuPagesFor(catalogue, 'home').length
  if (count === 1) return []
  return [
    {
      severity: 'error',
      file: 'menu.json',
      message: count === 0 ? 'the menu has no published home page' : 'the menu has more than one home page',
      expected: 'one page of type home',
      received: String(count),
      remedy: 'Publish exactly one page with params.type home.',
    },
  ]
}

function checkSections(catalogue: Catalogue): readonly Problem[] {
  const known = new Set(catalogue.sections.map(({ key }) => key))
  const expected = [...known].join(', ')
  const wrongPages = menuPagesFor(catalogue, 'section')
    .filter(({ purpose }) => !known.has(purpose.section))
    .map((page) => ({ ...menuSource(page), field: 'params.section', received: page.purpose.section }))
  const wrongProperties = catalogue.properties.flatMap(({ id, file, sections }) =>
    sections
      .filter((section) => !known.has(section))
      .map((received) => ({ file, record: String(id), field: 'sections', received })),
  )
  return [...wrongPages, ...wrongProperties].map((wrong) => ({
    ...wrong,
    severity: 'error',
    message: 'there is no such section',
    expected,
    remedy: 'Name a section of sections.json, or add it there.',
  }))
}

function checkDocuments(catalogue: Catalogue): readonly Problem[] {
  const known = catalogue.legalDocuments.map(({ id }): string => id)
  return menuPagesFor(catalogue, 'legal')
    .filter(({ purpose }) => !known.includes(purpose.document))
    .map((page) => ({
      ...menuSource(page),
      severity: 'error',
      field: 'params.document',
      message: 'there is no such page of law',
      expected: known.join(', '),
      received: page.purpose.document,
      remedy: 'Name a folder below content/legal, or add it there.',
    }))
}

function checkSearchPages(catalogue: Catalogue): readonly Problem[] {
  const known = new Set(ownMenuPages(catalogue).map(({ id }) => id))
  return (catalogue.site.propertySearch ?? [])
    .filter((id) => !known.has(id))
    .map((id) => ({
      severity: 'warning',
      file: 'site.json',
      field: 'header.propertySearch',
      message: 'there is no such page for the search box',
      expected: 'ids of published pages of menu.json',
      received: String(id),
      remedy: 'Name published pages of the menu, or leave the id out.',
    }))
}

/** People may do without pages of their own. */
type Needed = Exclude<PrefixEntry['kind'], 'person'>

function checkPrefixes(catalogue: Catalogue, entries: readonly RouteEntry[]): readonly Problem[] {
  const needed: Readonly<Record<Needed, boolean>> = {
    project: catalogue.projects.length > 0,
    unit: catalogue.projects.length > 0,
    article: catalogue.articles.length > 0,
    vacancy: catalogue.vacancies.length > 0,
  }
  const kinds: readonly Needed[] = ['project', 'unit', 'article', 'vacancy']
  return kinds
    .filter((kind) => needed[kind] && prefixEntry(entries, kind) === undefined)
    .map((kind) => ({
      severity: 'error',
      file: 'routes.json',
      record: kind,
      message: `pages of the kind ${kind} have no first segment`,
      expected: `an entry of type prefix and kind ${kind}`,
      remedy: 'Add the entry with a path per language.',
    }))
}
