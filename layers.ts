/**
 * The layers of the program: what each may import besides itself. Read by the linter
 * (scripts/checks/layers.ts) and printed in the README.
 */
export type Layer = Readonly<{
  name: string
  at: readonly string[]
  is: string
  may: readonly string[]
  npm: readonly string[]
}>

export const layers: readonly Layer[] = [
  { name: 'domain', at: ['src/domain/'], is: 'the business: types and pure functions', may: [], npm: [] },
  {
    name: 'i18n',
    at: ['src/i18n/'],
    is: 'words, number and date formats',
    may: ['domain'],
    npm: ['i18next'],
  },
  {
    name: 'routes',
    at: ['src/routes/'],
    is: 'which pages exist, at which path, in which locale',
    may: ['domain'],
    npm: [],
  },
  {
    name: 'seo',
    at: ['src/seo/'],
    is: 'head tags, JSON-LD, sitemap',
    may: ['domain', 'i18n', 'routes'],
    npm: ['schema-dts'],
  },
  {
    name: 'forms',
    at: ['src/forms/'],
    is: 'form definitions; error codes, no sentences',
    may: ['domain'],
    npm: ['valibot'],
  },
  {
    name: 'ui',
    at: ['src/ui/'],
    is: 'stateless React: the same markup static and hydrated; words come in as props',
    may: ['domain', 'forms'],
    npm: ['react'],
  },
  {
    name: 'search',
    at: ['src/search/'],
    is: 'criteria, index, filter, sort, paging, query string: runs at build and in the browser',
    may: ['domain', 'ui'],
    npm: [],
  },
  {
    name: 'stores',
    at: ['src/stores/'],
    is: 'what a visitor keeps in the browser, shared by islands',
    may: ['domain', 'search'],
    npm: ['nanostores'],
  },
  {
    name: 'islands',
    at: ['src/islands/', 'src/directives/'],
    is: 'React that wakes when it is touched, and what wakes it',
    may: ['domain', 'search', 'stores', 'ui'],
    npm: [
      'react',
      'react-dom',
      'nanostores',
      '@nanostores/react',
      '@astrojs/react',
      'maplibre-gl',
      '@maplibre/geojson-vt',
      'photoswipe',
      'pmtiles',
      'astro',
    ],
  },
  {
    name: 'client',
    at: ['src/client/'],
    is: "the page's own script, without a framework",
    may: ['domain', 'search', 'stores', 'islands'],
    npm: ['nanostores'],
  },
  {
    name: 'worker',
    at: ['src/worker/'],
    is: 'the service worker: what stays readable without a connection',
    may: [],
    npm: [],
  },
  {
    name: 'views',
    at: ['src/views/'],
    is: 'one pure view model per page kind: entities and words in, props out',
    may: ['domain', 'i18n', 'routes', 'seo', 'forms', 'ui', 'search', 'islands'],
    npm: [],
  },
  {
    name: 'data',
    at: ['src/data/'],
    is: 'build time: files to records to entities to catalogue',
    may: ['domain'],
    npm: ['valibot', 'marked', 'yaml', 'node:'],
  },
  {
    name: 'site',
    at: ['src/site.ts'],
    is: 'composition root: loads once, expands once',
    may: ['domain', 'routes', 'data', 'views'],
    npm: ['node:'],
  },
  {
    name: 'components',
    at: ['src/components/', 'src/layouts/', 'src/styles/'],
    is: 'static Astro',
    may: ['domain', 'i18n', 'routes', 'seo', 'forms', 'ui', 'views', 'islands', 'client'],
    npm: ['astro', 'react'],
  },
  {
    name: 'pages',
    at: ['src/pages/'],
    is: 'one thin file per page kind',
    may: ['domain', 'i18n', 'routes', 'seo', 'forms', 'ui', 'views', 'islands', 'components', 'site'],
    npm: ['astro'],
  },
  {
    name: 'scripts',
    at: ['scripts/'],
    is: 'build steps, checks, bench',
    may: ['domain', 'i18n', 'routes', 'seo', 'ui', 'search', 'islands', 'worker', 'views', 'data', 'site'],
    npm: ['*'],
  },
]
