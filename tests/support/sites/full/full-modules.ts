/** A relation of each kind that a module can have, by the name that its module bears. */
const relations = {
  none: [],
  sale: [{ type: 'property-list', id: 23 }],
  rent: [{ type: 'property-list', id: 72 }],
  projects: [{ type: 'project-list', id: 71 }],
  article: [{ type: 'article', id: 28 }],
  articles: [
    { type: 'article', id: 28 },
    { type: 'article', id: 30 },
  ],
  blog: [{ type: 'category', id: 5 }],
  team: [{ type: 'category', id: 6 }],
  vacancies: [{ type: 'category', id: 7 }],
  contact: [{ type: 'contact', id: 'site-contact-small' }],
  valuation: [{ type: 'contact', id: 10 }],
  claims: [{ type: 'stats-view', id: 1 }],
} as const

const views = ['single-view', 'module-view', 'news-view', 'ons-team-view'] as const

const looks = [
  { backgroundType: 'none', colorBackground: '' },
  { backgroundType: 'color', colorBackground: '#2b361e' },
  { backgroundType: 'color', colorBackground: '#e8c7a0' },
  { backgroundType: 'image', colorBackground: '', image: pictureOf('field-0.webp') },
] as const

/** The classes that change a module's layout, each with the relation that reads it. */
const classes = {
  'none newsletter': ['none', 'newsletter'],
  'none step': ['none', 'step'],
  'none reversed step': ['none', 'step step--reverse'],
  'sale spread': ['sale', 'spread'],
  'projects rail': ['projects', 'rail'],
  'blog stories': ['blog', 'stories'],
  'articles guides': ['articles', 'guides'],
  'valuation call': ['valuation', 'valuation'],
  'claims line': ['claims', 'claims'],
} as const

type RelationName = keyof typeof relations

function pictureOf(name: string) {
  return { id: 1, filename: name, mimetype: 'image/webp', url: `pictures/${name}` }
}

function moduleOf(id: number, name: string, relation: RelationName, more: Readonly<Record<string, unknown>>) {
  return {
    id,
    title: { nl: { value: name, public: true } },
    description: { nl: `Dit is ${name}.` },
    description2: { nl: 'Met een noot.' },
    titleSize: 'h2',
    span: 12,
    col: { sm: 12, md: 12, lg: 12 },
    sort: id,
    images: [pictureOf('living-0.webp'), pictureOf('kitchen-0.webp')],
    relations: relations[relation],
    status: 'Published',
    numberItemOfRow: 3,
    maxItems: 3,
    isHasSubcategories: relation === 'team' && id % 2 === 0,
    ...more,
  }
}

function namesOf<Table extends object>(table: Table): readonly (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[]
}

/** A module of each relation in each view, with all backgrounds, and one of each class that changes the layout. */
export const fullModules = [
  ...namesOf(relations).flatMap((relation, row) =>
    views.map((view, column) =>
      moduleOf(900 + row * views.length + column, `Blok ${relation} in ${view}`, relation, {
        view,
        ...looks[(row + column) % looks.length],
      }),
    ),
  ),
  ...namesOf(classes).map((name, index) => {
    const [relation, className] = classes[name]
    const view = name === 'blog stories' ? 'news-view' : 'module-view'
    return moduleOf(950 + index, `Blok ${name}`, relation, {
      view,
      class: className,
      backgroundType: 'none',
    })
  }),
]

const perPage = Math.ceil(fullModules.length / 5)
const pageful = (index: number) => fullModules.slice(index * perPage, (index + 1) * perPage)

/** The modules of pages by the pages' names: on one page they would weigh more than a page may. */
export const modulesOfPages = {
  Verkopen: pageful(0),
  Verhuren: pageful(1),
  'Over-ons': pageful(2),
  Blog: pageful(3),
  contact: pageful(4),
} as const
