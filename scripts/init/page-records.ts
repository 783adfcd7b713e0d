import type { Localised } from '#domain/values/locale.ts'
import type { Activity, NewAgency, NewOffice } from './agency.ts'
import { offerOf } from './site-record.ts'
import type { Say } from './say.ts'
import words from './words.json' with { type: 'json' }

type Words = Localised<string>

/** The lists that an agency can have, by what it does. */
const lists = [
  {
    does: 'sale',
    key: 'sale',
    name: words.sale,
    original: '/for-sale/',
    relation: { type: 'property-list', id: 23 },
  },
  {
    does: 'rent',
    key: 'rent',
    name: words.rent,
    original: '/for-rent/',
    relation: { type: 'property-list', id: 72 },
  },
  {
    does: 'new-build',
    key: 'projects',
    name: words.projects,
    original: '/projects/',
    relation: { type: 'project-list', id: 71 },
  },
  { does: 'discreet', key: 'discreet', name: words.discreet, original: '/Discreet/', relation: undefined },
] as const satisfies readonly Readonly<{
  does: Activity
  key: string
  name: Words
  original: string
  relation: unknown
}>[]

/** Returns `sections.json` of a new agency: the lists of what it does. */
export function sectionRecords({ does }: NewAgency, say: Say) {
  return lists
    .filter((list) => does.has(list.does))
    .map(({ key, name }) => ({
      key,
      kind: key,
      name: say.words(name),
      slug: say.path(name),
      public: true,
      ...(key === 'discreet' ? { match: { field: 'SubStatusName', value: 'discreet' } } : {}),
    }))
}

/** The blocks of pages, by their number. */
const blocks = {
  sale: 1,
  rent: 2,
  projects: 3,
  news: 4,
  blog: 5,
  team: 6,
  question: 7,
  valuation: 8,
  vacancies: 9,
  apply: 10,
}

/** Returns `modules.json` of a new agency. */
export function moduleRecords({ does }: NewAgency, say: Say) {
  const block = (id: number, title: Words, view: string, relation: unknown, more: object = {}) => ({
    id,
    title: say.words(title),
    sort: id * 10,
    view,
    relations: [relation],
    status: 'Published',
    ...more,
  })
  const category = (id: number) => ({ type: 'category', id })
  const contact = (id: number | string) => ({ type: 'contact', id })
  const onlyFor = <T>(what: Activity, found: readonly T[]): readonly T[] => (does.has(what) ? found : [])
  return [
    ...lists.flatMap(({ does: what, key, name, relation }) =>
      key === 'discreet' ? [] : onlyFor(what, [block(blocks[key], name, 'module-view', relation)]),
    ),
    ...onlyFor('blog', [
      block(blocks.news, words.blog, 'news-view', category(5), { maxItems: 3 }),
      block(blocks.blog, words.blog, 'news-view', category(5)),
    ]),
    block(blocks.team, words.team, 'ons-team-view', category(6), { numberItemOfRow: 3, maxItems: 40 }),
    block(blocks.question, words.question, 'single-view', contact(7)),
    ...onlyFor('sale', [block(blocks.valuation, words.valuation, 'single-view', contact(10))]),
    ...onlyFor('vacancies', [
      block(blocks.vacancies, words.vacancies, 'news-view', category(7)),
      block(blocks.apply, words.apply, 'single-view', contact('job-contact'), { class: 'form-link' }),
    ]),
  ]
}

/** Returns `menu.json` of a new agency: the pages for what it does. */
export function menuRecords(agency: NewAgency, say: Say) {
  const { does, offices } = agency
  let id = 0
  const page = (original: string, name: Words, params: object, named?: readonly NewOffice[]) => {
    id += 1
    const said = say.words(name, { offices: named })
    return {
      id,
      name: Object.values(said)[0],
      path: original,
      status: 'Published',
      sort: id * 10,
      childMenus: [],
      params: {
        name: said,
        path: say.path(name, { offices: named }),
        title: said,
        isInMenu: true,
        ...params,
      },
    }
  }
  /** A page of texts and blocks, where the agency does what it is about. */
  const pageFor = (what: Activity, original: string, name: Words, text: Words, modules: readonly number[]) =>
    does.has(what) ? [page(original, name, { type: 'page', modules, description: say.words(text) })] : []
  return [
    page('/', words.home, {
      ...homeParams(agency, say),
      path: Object.fromEntries(agency.languages.map((locale) => [locale, ''])),
    }),
    ...lists
      .filter((list) => does.has(list.does))
      .map((list) => page(list.original, list.name, { type: 'results', section: list.key })),
    ...pageFor('sale', '/contact-demand/', words.valuation, words.valuationText, [blocks.valuation]),
    ...pageFor('blog', '/Blog/', words.blog, words.blogText, [blocks.blog]),
    page('/About/', words.about, {
      type: 'page',
      title: say.words(words.aboutTitle),
      description: say.words(words.aboutText),
      content: 'about',
      modules: [blocks.team],
    }),
    ...pageFor('vacancies', '/Vacancies/', words.vacancies, words.vacanciesText, [
      blocks.vacancies,
      blocks.apply,
    ]),
    page('/contact/', words.contact, {
      type: 'page',
      title: say.words(words.contactTitle),
      description: say.words(words.contactText),
      content: 'contact',
      modules: [blocks.question],
    }),
    ...(offices.length < 2 ? [] : offices).map((office) => officePage(office, say, page)),
    page('/demand-register/', words.alerts, {
      type: 'form',
      form: 'demand-register',
      isInMenu: false,
      description: say.words(words.alertsText),
    }),
    page('/404/', words.notFound, { type: 'notFound', isInMenu: false, showBreadCrumb: false }),
  ]
}

type MakePage<T> = (original: string, name: Words, params: object, offices: readonly NewOffice[]) => T

function officePage<T>(office: NewOffice, say: Say, page: MakePage<T>): T {
  const { id } = office
  const description = say.words(words.officeText, { offices: [office] })
  const params = { type: 'office', officeId: id, isInMenu: false, description, modules: [blocks.question] }
  return page(`/office-${id}/`, words.office, params, [office])
}

function homeParams(agency: NewAgency, say: Say) {
  const { does } = agency
  const title = say.words(words.homeTitle)
  const shown = lists.flatMap((list) =>
    does.has(list.does) && list.key !== 'discreet' ? [blocks[list.key]] : [],
  )
  return {
    type: 'home',
    title,
    description: say.words(offerOf(agency)),
    isInMenu: false,
    showBreadCrumb: false,
    showPageBanner: true,
    bannerType: 'image',
    bannerTitle: title,
    bannerDescription: say.words(offerOf(agency)),
    modules: [...shown, ...(does.has('blog') ? [blocks.news] : [])],
  }
}
