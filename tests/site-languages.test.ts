import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { composeSite, type Site } from '#site'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'
import { viewLanguages } from '#views/shell/language-switch.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'languages-'))
})
afterEach(() => rm(dir, { recursive: true }))

/** Composes the demo site with some of its languages, as if the texts in the others did not exist. */
async function composeIn(languages: readonly Locale[], languageDefault: Locale): Promise<Site> {
  for (const folder of ['articles', 'legal', 'pages', 'vacancies'])
    await cp(join('content', folder), join(dir, 'content', folder), {
      recursive: true,
      filter: (path) => {
        const name = basename(path, '.md').replace('index.', '')
        return !isLocale(name) || languages.includes(name)
      },
    })
  const dataDir = join(dir, 'data')
  await copyAgency(dataDir)
  for (const file of ['properties.json', 'projects.json']) await cp(join('data', file), join(dataDir, file))
  const site = JSON.parse(await readFile('data/site.json', 'utf8'))
  const language = { languageDefault, languageUse: languages.map((code) => ({ code, use: true })) }
  await writeFile(join(dataDir, 'site.json'), JSON.stringify({ ...site, language }))
  return composeSite({
    dataDir,
    contentDir: join(dir, 'content'),
    picturesDir: join(dir, 'pictures'),
    now: '2026-11-20' as PlainDate,
    quarantine: false,
  })
}

test.each([
  { languages: ['nl'], languageDefault: 'nl' },
  { languages: ['nl', 'fr'], languageDefault: 'fr' },
] as const)('a site in $languages needs the texts of no other language', async (use) => {
  const { catalogue, routes, problems, ...context } = await composeIn(use.languages, use.languageDefault)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(problems.filter(({ message }) => message.startsWith('no text in'))).toEqual([])
  expect(new Set(routes.all.map(({ locale }) => locale))).toEqual(new Set(use.languages))
  expect(catalogue.legalDocuments).toHaveLength(4)
  const [home] = routes.ofKind('home')
  if (home === undefined) throw new Error('no home page')
  const shown = viewLanguages({ catalogue, routes, ...context }, home).map(({ code }) => code.toLowerCase())
  expect(shown).toEqual(use.languages.length === 1 ? [] : use.languages)
})
