import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, patchFile, type Replacements } from '#tests/support/sites/copy-project.ts'

const run = promisify(execFile)
let root = ''

/** The code changes for a fifth language, Luxembourgish, with the Dutch texts as placeholders. */
const code: Readonly<Record<string, Replacements>> = {
  'src/domain/values/locale.ts': [
    ["['nl', 'fr', 'en', 'de'] as const", "['nl', 'fr', 'en', 'de', 'lb'] as const"],
    ["de: create('de') }", "de: create('de'), lb: create('lb') }"],
    ["de: 'de-BE' }", "de: 'de-BE', lb: 'lb-LU' }"],
    ["de: 'Deutsch',", "de: 'Deutsch', lb: 'Lëtzebuergesch',"],
  ],
  'src/i18n/spelled-numbers.ts': [
    [
      'const spellings: Localised<Spelling> = {',
      'const spellings: Localised<Spelling> = {\n  lb: { number: String, euro: (euro) => `${euro} Euro` },',
    ],
    [
      'const ordinals: Localised<(rank: number) => string> = {',
      'const ordinals: Localised<(rank: number) => string> = {\n  lb: (rank) => `${rank}.`,',
    ],
  ],
  'src/i18n/type-genders.ts': [
    ['  en: { f: [], n: [] },', '  en: { f: [], n: [] },\n  lb: { f: [], n: [] },'],
  ],
  'src/i18n/grammar.ts': [
    [
      'export const grammars: Localised<Grammar> = {',
      'export const grammars: Localised<Grammar> = {\n' +
        "  lb: { ...common, numberTag: 'lb-LU', ordinal: (rank) => `${rank}.`, hasCapitalNouns: true,\n" +
        '    time: (time) => `${dotted(time)}\u00A0Auer`,\n' +
        '    hours: (from, until) => `${dotted(from)}–${dotted(until)}\u00A0Auer` },',
    ],
  ],
}

beforeAll(async () => {
  root = await copyProject('fifth-language')
  for (const [file, changes] of Object.entries(code)) await patchFile(join(root, file), changes)
  await translateContent(join(root, 'content'))
  await translateData(join(root, 'data'))
  for (const words of ['scripts/init/words.json', 'content/sentences/regions.json'])
    await translateFile(join(root, words))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function translateContent(content: string): Promise<void> {
  await cp(join(content, 'messages/nl'), join(content, 'messages/lb'), { recursive: true })
  for (const file of await readdir(join(content, 'messages/lb'))) {
    const path = join(content, 'messages/lb', file)
    await writeFile(path, JSON.stringify(mark(JSON.parse(await readFile(path, 'utf8')))))
  }
  // Names of the site's languages: a new one needs its own name in every language.
  for (const locale of ['nl', 'fr', 'en', 'de', 'lb']) {
    const path = join(content, 'messages', locale, 'layout.json')
    const layout = JSON.parse(await readFile(path, 'utf8'))
    layout.onlyIn.lb = 'in lb'
    await writeFile(path, JSON.stringify(layout))
  }
  for (const folder of ['articles', 'legal', 'pages', 'vacancies'])
    for (const document of await readdir(join(content, folder)))
      await cp(join(content, folder, document, 'index.nl.md'), join(content, folder, document, 'index.lb.md'))
}

async function translateData(data: string): Promise<void> {
  for (const file of await readdir(data)) {
    if (!file.endsWith('.json') || file === 'properties.json' || file === 'projects.json') continue
    await translateFile(join(data, file))
  }
  const site = JSON.parse(await readFile(join(data, 'site.json'), 'utf8'))
  site.language = { languageDefault: 'nl', languageUse: ['nl', 'lb'].map((code) => ({ code, use: true })) }
  await writeFile(join(data, 'site.json'), JSON.stringify(site))
  await writeFile(join(data, 'url-ledger.json'), JSON.stringify({ paths: {} }))
  await writeFile(join(data, 'projects.json'), '[]')
  const properties: readonly Readonly<{ ID: unknown }>[] = JSON.parse(
    await readFile(join(data, 'properties.json'), 'utf8'),
  )
  const first = properties[0]?.ID
  await writeFile(join(data, 'properties.json'), JSON.stringify(properties.filter(({ ID }) => ID === first)))
}

async function translateFile(path: string): Promise<void> {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify(withLuxembourgish(value)))
}

function withLuxembourgish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLuxembourgish)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) => [key, withLuxembourgish(child)] as const)
  const dutch = entries.find(([key]) => key === 'nl')
  return Object.fromEntries(dutch === undefined ? entries : [...entries, ['lb', dutch[1]]])
}

function mark(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ·lb`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mark(child)]))
}

test('a fifth language needs four files of code, and the compiler accepts the rest', async () => {
  expect(Object.keys(code)).toHaveLength(4)
  const check = run(process.execPath, ['scripts/run.mjs', 'check:native-types'], { cwd: root })
  const printed = await check.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error instanceof Error && 'stdout' in error ? error.stdout : error),
  )
  expect(printed).toBe('')
}, 300_000)

test('its pages are built with its own messages', async () => {
  await run(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, maxBuffer: 10_000_000 })
  const home = await readFile(join(root, 'dist/lb/index.html'), 'utf8')
  expect(home).toMatch(/<html[^>]+lang="?lb-LU/)
  expect(home).toContain(' ·lb')
  expect(home).toContain('hreflang="nl-BE"')
  expect(await readFile(join(root, 'dist/lb/te-koop/index.html'), 'utf8')).toContain(' ·lb')
}, 600_000)
