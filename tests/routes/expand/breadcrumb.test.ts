import { describe, expect, it } from 'vitest'
import type { Module } from '#domain/site/module.ts'
import { trail } from './trail.ts'
import {
  createCatalogue,
  createMenuPage,
  createProject,
  createProperty,
  createUnit,
  everywhere,
  menu,
  routeEntries,
  sections,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createModule } from '#tests/support/catalogue/create-module.ts'
import { expand, tableOf } from '#tests/support/catalogue/expanded-site.ts'

describe('the breadcrumb', () => {
  const listing = (category: 'blog' | 'vacancies'): Module =>
    createModule({ relations: [{ kind: 'stats-view' }, { kind: 'category', category }] })
  const jobs = (modules: readonly Module[]) =>
    createCatalogue({
      menu: [
        ...menu,
        createMenuPage(40, 'werken-bij', { kind: 'modules' }, { modules }),
        createMenuPage(
          41,
          'vacatures',
          { kind: 'form', form: 'site-contact' },
          { name: everywhere('Formulier') },
        ),
      ],
    })
  const step = (modules: readonly Module[]) =>
    tableOf(jobs(modules)).find('vacancy:makelaar-stekene', 'nl')?.breadcrumb[1]?.path

  it('of a vacancy leads to the page whose module lists vacancies', () => {
    expect(step([listing('vacancies')])).toBe('/nl/werken-bij/')
    expect(step([listing('blog'), listing('vacancies')])).toBe('/nl/werken-bij/')
  })

  it('of a vacancy has no link where no page lists vacancies', () => {
    expect(step([listing('blog')])).toBeUndefined()
    expect(step([])).toBeUndefined()
  })

  it('of an article leads to the page at its first segment, in whichever language they agree', () => {
    const entries = routeEntries.map((entry) =>
      entry.type === 'prefix' && entry.kind === 'article'
        ? { ...entry, path: { nl: '/artikels/', fr: '/Blog/', en: 'articles', de: 'artikel' } }
        : entry,
    )
    const article = expand(createCatalogue(), entries).find(({ kind }) => kind === 'article')
    expect(article?.path).toBe('/nl/artikels/epc-lezen/')
    expect(article?.breadcrumb[1]?.path).toBeUndefined()
    const lowerCase = entries.map((entry) =>
      entry.type === 'prefix' && entry.kind === 'article'
        ? { ...entry, path: { ...entry.path, fr: '/blog/' } }
        : entry,
    )
    const linked = expand(createCatalogue(), lowerCase).find(({ kind }) => kind === 'article')
    expect(linked?.breadcrumb[1]?.path).toBe('/nl/blog/')
  })

  it('of a project has no list where visitors may see none', () => {
    const hidden = sections.map((section) =>
      section.kind === 'projects' ? { ...section, isPublic: false } : section,
    )
    const route = tableOf(createCatalogue({ sections: hidden })).find('project:70', 'nl')
    expect(route && trail(route)).toBe('Home /nl/ > Residentie Wilgenhof')
  })

  it('of a discreet home has its list and no town', () => {
    const made = createCatalogue({ properties: [createProperty({ sections: ['discreet'] })] })
    const route = tableOf(made).find('property:2417@discreet', 'nl')
    expect(route && trail(route)).toBe('Home /nl/ > discreet /nl/discreet/ > Halfopen woning met tuin')
  })

  it('ends with type or town where a listing has no title', () => {
    const made = createCatalogue({
      properties: [
        createProperty({ headline: {} }),
        createProperty({ id: 9, headline: {}, type: undefined, typeText: undefined }),
      ],
      projects: [createProject({ name: {}, units: [createUnit({ type: undefined, lot: 'B2' })] })],
    })
    const lastTwo = (key: string) =>
      tableOf(made)
        .find(key, 'nl')
        ?.breadcrumb.slice(-2)
        .map(({ label }) => label)
    expect(lastTwo('property:2417@sale')).toEqual(['Berlare', 'Half open bebouwing Berlare'])
    expect(lastTwo('property:9@sale')).toEqual(['Berlare', 'Berlare'])
    expect(lastTwo('project:70')).toEqual(['Sint-Pauwels', 'Sint-Pauwels'])
    expect(lastTwo('unit:70:1')).toEqual(['Sint-Pauwels', 'B2'])
  })

  it('of an article leads to the page whose module lists articles where none is at its first segment', () => {
    const page = createMenuPage(42, 'nieuws', { kind: 'modules' }, { modules: [listing('blog')] })
    const others = menu.filter(({ id }) => id !== 8)
    const route = tableOf(createCatalogue({ menu: [...others, page] })).find('article:epc-lezen', 'nl')
    expect(route && trail(route)).toBe('Home /nl/ > Blog /nl/nieuws/ > nl EPC lezen')
  })

  it('of an article begins with its title where its list has no name', () => {
    const entries = routeEntries.map((entry) =>
      entry.type === 'prefix' ? { ...entry, breadcrumb: {} } : entry,
    )
    const route = expand(createCatalogue(), entries).find(({ kind }) => kind === 'article')
    expect(route && trail(route)).toBe('Home /nl/ > nl EPC lezen')
  })

  it('begins with one home page, even in a quarantined site whose menu has two', () => {
    const second = createMenuPage(99, 'tweede', { kind: 'home' })
    const route = tableOf(createCatalogue({ menu: [...menu, second] })).find('page:7', 'nl')
    expect(route && trail(route)).toBe('Home /nl/ > over-ons')
  })
})
