/**
 * The layers of the program, and what each may import besides itself. Checked by scripts/checks/layers.ts and printed in
 * the README.
 */
export type Layer = Readonly<{
  name: string
  at: readonly string[]
  is: string
  /** Layers that it may import. */
  may: readonly string[]
  /** Layers that it may only load on demand, by `import()`. */
  loads?: readonly string[]
  /** Packages that it may import. */
  npm: readonly string[]
}>

export const layers: readonly Layer[] = [
  { name: 'domain', at: ['src/domain/'], is: 'the business: types and pure functions', may: [], npm: [] },
  {
    name: 'text',
    at: ['src/text/'],
    is: 'formats of text: plain text from HTML, slugs, phone numbers, summaries, calendars',
    may: ['domain'],
    npm: ['html-to-text'],
  },
  {
    name: 'media',
    at: ['src/media/'],
    is: 'videos, tours, and the hosts of all third parties',
    may: ['domain'],
    npm: [],
  },
  {
    name: 'contracts',
    at: ['src/contracts/'],
    is: 'files that the build writes and the browser reads: their type and path',
    may: ['domain'],
    npm: [],
  },
  {
    name: 'i18n',
    at: ['src/i18n/'],
    is: 'words, number and date formats',
    may: ['domain'],
    npm: ['i18next', 'node:'],
  },
  {
    name: 'routes',
    at: ['src/routes/'],
    is: 'the pages of the site: kind, path, locale',
    may: ['domain', 'text'],
    npm: [],
  },
  {
    name: 'seo',
    at: ['src/seo/'],
    is: 'head tags, JSON-LD, sitemap',
    may: ['domain', 'i18n', 'routes', 'text'],
    npm: ['schema-dts'],
  },
  {
    name: 'forms',
    at: ['src/forms/'],
    is: 'form definitions; error codes, no sentences',
    may: ['domain', 'text'],
    npm: ['valibot', 'libphonenumber-js'],
  },
  {
    name: 'ui',
    at: ['src/ui/'],
    is: 'stateless React, rendered at build and in the browser; words are props',
    may: ['domain', 'forms'],
    npm: ['react'],
  },
  {
    name: 'search',
    at: ['src/search/'],
    is: 'criteria, index, filter, sort, paging, query string: runs at build and in the browser',
    may: ['domain', 'ui', 'text'],
    npm: [],
  },
  {
    name: 'stores',
    at: ['src/stores/'],
    is: 'what a visitor keeps in the browser: favourites, searches, consent; shared by islands',
    may: ['domain', 'search', 'contracts'],
    npm: ['nanostores'],
  },
  {
    name: 'islands',
    at: ['src/islands/', 'src/directives/'],
    is: 'React that hydrates on the first interaction, and the directive for it',
    may: ['domain', 'i18n', 'search', 'forms', 'stores', 'ui', 'text', 'contracts'],
    npm: [
      'react',
      'react-dom',
      'nanostores',
      '@nanostores/react',
      '@astrojs/react',
      'i18next',
      'react-i18next',
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
    may: ['domain', 'search', 'stores', 'text', 'contracts'],
    loads: ['islands'],
    npm: ['nanostores'],
  },
  {
    name: 'worker',
    at: ['src/worker/'],
    is: 'the service worker: visited pages can be read offline',
    may: [],
    npm: [],
  },
  {
    name: 'service',
    at: ['src/service/'],
    is: 'the service beside the site: settings, database, submissions, outbox, mails',
    may: ['domain', 'i18n', 'forms', 'ui', 'text', 'contracts'],
    npm: [
      'hono',
      '@hono/node-server',
      'kysely',
      '@better-auth/kysely-adapter',
      'pg',
      'nodemailer',
      'pino',
      'valibot',
      'node:',
    ],
  },
  {
    name: 'views',
    at: ['src/views/'],
    is: 'one pure view model per page kind: entities and words in, props out',
    may: [
      'domain',
      'i18n',
      'routes',
      'seo',
      'forms',
      'ui',
      'search',
      'islands',
      'text',
      'media',
      'contracts',
    ],
    npm: [],
  },
  {
    name: 'data',
    at: ['src/data/'],
    is: 'build time: files to records to entities to catalogue',
    may: ['domain', 'text'],
    npm: ['valibot', 'marked', 'yaml', 'node:'],
  },
  {
    name: 'site',
    at: ['src/site.ts'],
    is: 'composition root: loads once, expands once',
    may: ['domain', 'i18n', 'routes', 'data', 'views'],
    npm: ['node:'],
  },
  {
    name: 'components',
    at: ['src/components/', 'src/layouts/', 'src/styles/'],
    is: 'static Astro',
    may: ['domain', 'i18n', 'routes', 'seo', 'forms', 'ui', 'views', 'islands', 'client', 'contracts'],
    npm: ['astro', 'react', 'react-dom'],
  },
  {
    name: 'pages',
    at: ['src/pages/'],
    is: 'one thin file per page kind',
    may: ['domain', 'i18n', 'routes', 'seo', 'forms', 'ui', 'views', 'islands', 'components', 'site'],
    npm: ['astro'],
  },
  {
    name: 'demo',
    at: ['scripts/demo-agency/'],
    is: "makes the demo agency's records; nothing imports it",
    may: ['domain', 'data', 'scripts'],
    npm: ['node:'],
  },
  {
    name: 'scripts',
    at: ['scripts/'],
    is: 'build steps, checks, bench',
    may: [
      'domain',
      'i18n',
      'routes',
      'seo',
      'ui',
      'search',
      'islands',
      'worker',
      'service',
      'views',
      'data',
      'site',
      'text',
      'media',
      'contracts',
    ],
    npm: ['*'],
  },
]
