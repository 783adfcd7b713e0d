import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, locales, mapLocales } from '#domain/values/locale.ts'
import { patchFile } from './copy-project.ts'

/** A how-to of the documentation, followed in a copy of the project. */
export type HowTo = Readonly<{
  /** The first step alone; returns the files that the compiler then names. */
  begin: (root: string) => Promise<readonly string[]>
  finish: (root: string) => Promise<void>
  /** The files of code that differ in the end; words and data are not among them. */
  code: readonly string[]
}>

type Json = Record<string, unknown>

/** "Add a filter" of docs/search.md: homes with a least number of toilets. */
const filter: HowTo = {
  begin: async (root) => {
    await patchFile(join(root, 'src/search/engine/search-index.ts'), [
      ["  bedrooms: 'codes',", "  bedrooms: 'codes',\n  toilets: 'codes',"],
    ])
    return ['src/views/search-files/list-columns.ts']
  },
  finish: async (root) => {
    await patchFile(join(root, 'src/views/search-files/list-columns.ts'), [
      [
        '  living: ({ surfaces })',
        '  toilets: ({ rooms }) => stepsReached(roomSteps, rooms.toilets ?? 0),\n  living: ({ surfaces })',
      ],
      ['  plot: () => 0,', '  plot: () => 0,\n  toilets: () => 0,'],
    ])
    await patchFile(join(root, 'src/search/filters/filters.ts'), [
      [
        '  living: atLeast(',
        "  toilets: atLeast({ column: 'toilets', steps: roomSteps, offered: [1, 2, 3], unit: 'count', group: 'size' }),\n  living: atLeast(",
      ],
    ])
    for (const locale of locales) {
      await addWord(root, locale, 'filters', ['field', 'toilets'], `Toilets ${locale}`)
      for (const form of ['one', 'other'])
        await addWord(root, locale, 'filters', ['chip', `toilets_${form}`], `{{count}} toilets ${locale}`)
    }
  },
  code: [
    'src/search/engine/search-index.ts',
    'src/search/filters/filters.ts',
    'src/views/search-files/list-columns.ts',
  ],
}

/** "Add a page kind" of the README: a list of terms, drawn as the page without a connection is. */
const pageKind: HowTo = {
  begin: async (root) => {
    await copyFile(root, 'src/routes/kinds/offline.ts', 'src/routes/kinds/glossary.ts', [
      ["import { offlineKey } from '#routes/path/route-keys.ts'\n", ''],
      ['const offline:', 'const glossary:'],
      ["kind: 'offline' }>>", "kind: 'glossary' }>>"],
      ["ownPage(input, 'offline')", "ownPage(input, 'glossary')"],
      ['offlineKey()', "'glossary'"],
      ["{ kind: 'offline' },", "{ kind: 'glossary' },"],
    ])
    await patchFile(join(root, 'src/routes/kinds/page-kinds.ts'), [
      [
        "import { home } from './home.ts'",
        "import { glossary } from './glossary.ts'\nimport { home } from './home.ts'",
      ],
      ['  offline,\n}', '  offline,\n  glossary,\n}'],
    ])
    return ['src/views/page-views.ts']
  },
  finish: async (root) => {
    await copyFile(root, 'src/views/simple/offline-page.ts', 'src/views/simple/glossary-page.ts', [
      ['export function viewOfflinePage', 'export function viewGlossaryPage'],
      ["RouteOf<'offline'>", "RouteOf<'glossary'>"],
      ["t('offline.title')", "t('offline.glossary')"],
      ['export function offlineWords', 'export function glossaryWords'],
    ])
    await patchFile(join(root, 'src/views/page-views.ts'), [
      [
        'import { viewOfflinePage }',
        "import { viewGlossaryPage } from '#views/simple/glossary-page.ts'\nimport { viewOfflinePage }",
      ],
      ['  offline: viewOfflinePage,', '  offline: viewOfflinePage,\n  glossary: viewGlossaryPage,'],
    ])
    await copyFile(root, 'src/pages/offline.astro', 'src/pages/glossary.astro', [
      ["shownPage('offline'", "shownPage('glossary'"],
    ])
    await changeJson(join(root, 'data/pages.json'), (pages) => ({
      ...pages,
      glossary: {
        original: '/glossary/',
        path: mapLocales(() => 'glossary'),
        label: mapLocales(() => 'Glossary'),
      },
    }))
  },
  code: [
    'src/pages/glossary.astro',
    'src/routes/kinds/glossary.ts',
    'src/routes/kinds/page-kinds.ts',
    'src/views/page-views.ts',
    'src/views/simple/glossary-page.ts',
  ],
}

/** "Add a form" of CONTRIBUTING.md: a visitor asks for a key. */
const form: HowTo = {
  begin: async (root) => {
    await patchFile(join(root, 'src/forms/form.ts'), [
      ["  'testimonial',\n] as const", "  'testimonial',\n  'ask-key',\n] as const"],
    ])
    return ['src/forms/forms.ts', 'src/forms/next-steps.ts']
  },
  finish: async (root) => {
    await patchFile(join(root, 'src/forms/contact-forms.ts'), [
      [
        '  testimonial: {',
        "  'ask-key': {\n    id: 'ask-key',\n    about: 'nothing',\n    groups: [{ name: 'you', rows: [[firstName, lastName], [phone], remark] }],\n    agreements: ['privacy'],\n  },\n  testimonial: {",
      ],
    ])
    await patchFile(join(root, 'src/forms/next-steps.ts'), [
      ['  testimonial: [', "  'ask-key': ['call', 'callTopic', 'callAfter'],\n  testimonial: ["],
    ])
    for (const locale of locales) {
      const words = {
        title: 'Key',
        noun: 'Key',
        received: 'Your question has arrived',
        lead: 'We lend it.',
        thanks: 'We call you.',
        button: 'Ask',
      }
      for (const [name, text] of Object.entries(words))
        await addWord(root, locale, 'forms', ['of', 'ask-key', name], `${text} ${locale}`)
      await addWord(root, locale, 'desk', ['news', 'ask-key'], `{{name}} asks for a key ${locale}`)
    }
    await changeJson(join(root, 'data/routes.json'), (entries) => [
      { original: '/ask-key/', type: 'form', form: 'ask-key', ...place('ask-key') },
      { original: '/feedback/ask-key/', type: 'feedback', form: 'ask-key', ...place('thanks/ask-key') },
      ...(Array.isArray(entries) ? entries : []),
    ])
  },
  code: ['src/forms/contact-forms.ts', 'src/forms/form.ts', 'src/forms/next-steps.ts'],
}

/** The how-tos that change code and name what lacks it. */
export const howTos = { filter, 'page kind': pageKind, form }

/** Adds a word to the messages of a language, as "Add a word" of the README says. */
export async function addWord(
  root: string,
  locale: Locale,
  file: string,
  path: readonly string[],
  text: string,
): Promise<void> {
  await changeJson(join(root, 'content/messages', locale, `${file}.json`), (words) =>
    withText(words, path, text),
  )
}

function withText(tree: unknown, [name = '', ...rest]: readonly string[], text: string): Json {
  const words: Json = typeof tree === 'object' && tree !== null ? { ...tree } : {}
  return { ...words, [name]: rest.length === 0 ? text : withText(words[name], rest, text) }
}

async function changeJson(file: string, change: (value: Json) => unknown): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
}

async function copyFile(
  root: string,
  from: string,
  to: string,
  changes: Parameters<typeof patchFile>[1],
): Promise<void> {
  await cp(join(root, from), join(root, to))
  await patchFile(join(root, to), changes)
}

function place(path: string) {
  return { path: mapLocales(() => path), breadcrumb: mapLocales(() => 'Key') }
}
