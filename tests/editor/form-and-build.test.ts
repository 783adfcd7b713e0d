import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadOffices } from '#data/config/agency/offices.ts'
import { loadPeople } from '#data/config/agency/people.ts'
import { loadMenu } from '#data/config/menu/menu.ts'
import { loadModules } from '#data/config/menu/modules.ts'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { toSite } from '#data/config/site/to-site.ts'
import { withoutEmpty } from '#data/file/without-empty.ts'
import { loadArticles } from '#data/content/load-articles.ts'
import { type DataSource, createDataSource } from '#data/file/data-source.ts'
import { isObject } from '#data/file/decode-records.ts'
import { createProblemLog, type ProblemLog } from '#data/problems/problem-log.ts'
import { legalIds } from '#domain/site/content.ts'
import { checkEntry } from '#editor/check-entry.ts'
import { recordFiles } from '#editor/config/collections.ts'
import { known } from '#tests/support/editor/known.ts'
import { context } from '#tests/data/read-records.ts'

const { languages, rules, now } = known
const { pictures } = context

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'saved-'))
})
afterEach(() => rm(dir, { recursive: true }))

const errorsOf = ({ problems }: ProblemLog) => problems.filter(({ severity }) => severity === 'error')

const some = (...values: readonly unknown[]) => fc.constantFrom(...values)
const mostly = (right: readonly unknown[], ...wrong: readonly unknown[]) =>
  fc.oneof({ weight: 12, arbitrary: some(...right) }, { weight: 1, arbitrary: some(...wrong) })
const article = fc.record({
  title: mostly(['Titel'], '', ' ', null, 7),
  slug: mostly(['titel', 'een-titel'], 'Een Titel', '', null),
  description: mostly(['Kort'], ''),
  topic: mostly(['Kopen'], null),
  status: mostly(['Published', 'Draft', '', null], 'Verborgen', true),
  publishedOn: mostly(['2026-01-01', '2027-03-01'], '2026-02-30', '', null),
  modifiedOn: mostly(['2026-01-02', '', null], 'gisteren'),
  image: mostly(['/pictures/editorial/verhaal-bod.svg', '', null], 3),
  author: mostly(['an', 'niemand', '', null], 3),
  numericId: mostly([30, '', null], 1.5),
  body: mostly(['Tekst', 'Kost {{duty:flanders}}', ''], 'Kost {{duty:atlantis}}'),
})

test('an article that the form saves is one that the build takes', async () => {
  const ends = { saved: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(article, fc.option(article), async (dutch, french) => {
      const files = { nl: dutch, ...(french !== null && { fr: french }) }
      const path = 'content/articles/een/index.nl.md'
      const i18n = { fr: { data: french ?? undefined } }
      const problem = checkEntry({ collection: 'articles', path, data: dutch, i18n }, known, 'nl')
      ends[problem === undefined ? 'saved' : 'refused'] += 1
      if (problem !== undefined) return
      await rm(join(dir, 'articles'), { recursive: true, force: true })
      await mkdir(join(dir, 'articles/een'), { recursive: true })
      for (const [locale, { body, ...meta }] of Object.entries(files))
        await writeFile(
          join(dir, `articles/een/index.${locale}.md`),
          `---\n${JSON.stringify(meta)}\n---\n\n${String(body)}\n`,
        )
      const log = createProblemLog()
      const found = await loadArticles(dir, languages, { people: [], pictures, rules, now }, log)
      expect(errorsOf(log)).toEqual([])
      expect([...found.shown, ...found.unpublished]).toHaveLength(1)
    }),
    { numRuns: 100 },
  )
  // Both must have been tried.
  expect(Math.min(ends.saved, ends.refused)).toBeGreaterThan(10)
})

/** Reads a file of records as the build does. */
const readers: Readonly<Record<string, (source: DataSource) => Promise<unknown>>> = {
  menu: async (source) =>
    loadMenu(source, {
      languages,
      modules: new Map(),
      drafts: new Set(),
      targets: {
        sections: new Set(known.sections),
        offices: new Set(['berlare', 'sint-pauwels', 'stekene']),
        documents: new Set(legalIds),
      },
      pictures,
      texts: new Map(),
    }),
  modules: (source) => loadModules(source, pictures),
  offices: (source) => loadOffices(source, pictures),
  people: (source) => loadPeople(source, [], languages, pictures),
  site: async ({ dir: from, log }) => {
    const record = v.parse(siteSchema, JSON.parse(await readFile(join(from, 'site.json'), 'utf8')))
    const drawing = { url: '', maxZoom: 0 }
    return toSite(record, { languages, pictures, drawing, log: log.record('site.json') })
  },
}

type Path = readonly (string | number)[]

/** Returns the paths of all values in a value. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, each]) => pathsIn(each, [...path, key]))]
}

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value))
    return value.map((each, index) => (index === key ? changed(each, rest, to) : each))
  return isObject(value) ? { ...value, [key]: changed(value[key], rest, to) } : value
}

test.each(Object.keys(readers))('%s.json that the form saves is one that the build takes', async (name) => {
  const file = recordFiles.find((each) => each.name === name)
  const read = readers[name]
  if (file === undefined || read === undefined) throw new Error(`no file ${name}`)
  const given: unknown = JSON.parse(await readFile(`data/${name}.json`, 'utf8'))
  // An office of a page is chosen among those there are.
  const isInForm = (path: Path) =>
    !path.some((key) => file.leftOut.includes(String(key)) || key === 'officeId')
  const paths = pathsIn(given).filter((path) => path.length > 0 && isInForm(path))
  const ends = { saved: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      some('', null, undefined, 3, true, 'x y', 'Published', [], {}, { nl: '' }),
      async (path, to) => {
        const value = changed(given, path, to)
        const data = file.isList ? { [name]: value } : value
        const problem = checkEntry({ collection: 'data', path: `data/${name}.json`, data }, known, 'nl')
        ends[problem === undefined ? 'saved' : 'refused'] += 1
        if (problem !== undefined) return
        await writeFile(join(dir, `${name}.json`), JSON.stringify(withoutEmpty(value)))
        const log = createProblemLog()
        await read(createDataSource(dir, log))
        expect(errorsOf(log)).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
  expect(Math.min(ends.saved, ends.refused)).toBeGreaterThan(10)
})
