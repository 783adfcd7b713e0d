import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadCatalogue } from '#data/load-catalogue.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { checkDataCommand } from '#scripts/check-data.ts'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const contentDir = pathOf('../../content')
let [root, messy] = ['', '']
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'load-catalogue-'))
  messy = await directoryOf('messy')
})
afterAll(() => rm(root, { recursive: true }))

/** Puts records of a fixture where an agency is; returns the directory. */
async function directoryOf(name: string): Promise<string> {
  const dir = await mkdtemp(join(root, `${name}-`))
  await copyAgency(dir)
  const from = pathOf(`../fixtures/records/${name}`)
  const pictures = (await readdir(from)).includes('pictures')
  if (pictures) await rm(join(dir, 'pictures'))
  await cp(from, dir, { recursive: true })
  return dir
}

const load = (dataDir: string, quarantine: boolean) =>
  loadCatalogue({ dataDir, contentDir, now: '2026-11-20' as PlainDate, quarantine })

async function problemsOf(dataDir: string, quarantine = false): Promise<ProblemsError['problems']> {
  const thrown: unknown = await load(dataDir, quarantine).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(thrown instanceof ProblemsError)) throw new Error(`not a ProblemsError: ${String(thrown)}`)
  return thrown.problems
}

describe('a directory with irregular data', () => {
  test('stops the build with all errors at once', async () => {
    const errors = (await problemsOf(messy)).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file, record, field }) => [file, record, field])).toEqual([
      ['properties.json', '#10', 'ID'],
      ['properties.json', '#12', undefined],
      ['properties.json', '1002', 'ID'],
      ['properties.json', '1008', 'Goal'],
    ])
  })

  test('builds without its broken records in quarantine, and reports every record', async () => {
    const { catalogue, problems, unpublished, fallbacks } = await load(messy, true)
    expect(catalogue.properties.map(({ id }) => id)).toEqual([1006, 1005, 1004, 1003, 1002, 1001])
    expect(catalogue.projects.map(({ id }) => id)).toEqual([95, 70])
    expect(unpublished).toEqual([{ file: 'properties.json', record: '1007', reason: 'Status 6' }])
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(4)
    expect(fallbacks).toContain('rules.json')
    for (const file of ['menu.json', 'url-ledger.json']) expect(fallbacks).not.toContain(file)
  })

  test('keeps the values that are valid', async () => {
    const { catalogue } = await load(messy, true)
    const find = (id: number) => catalogue.properties.find((property) => property.id === id)
    expect(find(1001)).toMatchObject({
      headline: {},
      categories: [1, 2],
      pictures: [{ source: { kind: 'file', file: 'gevel.svg' } }],
    })
    expect(find(1002)).toMatchObject({
      price: { amount: 105_000 },
      energy: { label: 'A', scoreKwhPerM2Year: 98.5 },
      publishedOn: '2022-11-22',
    })
    expect(find(1003)).toMatchObject({
      headline: { fr: 'Villa au calme' },
      address: { houseNumber: '12', box: '3', town: { slug: 'sint-pauwels' } },
    })
    expect(find(1004)).toMatchObject({ address: { town: { country: 'NL', zip: '4561 AB' } }, pictures: [] })
    expect(find(1006)).toMatchObject({
      availability: 'sold',
      price: { kind: 'onRequest' },
      pictures: [],
      address: { kind: 'hidden' },
    })
    expect(catalogue.towns.map(({ slug }) => slug)).toContain('atlantis')
    expect(catalogue.projects.find(({ id }) => id === 70)).toMatchObject({
      name: { nl: 'Residentie Voorbeeld', de: 'Residenz Beispiel' },
    })
  })

  test('counts its listings per town, without withdrawn ones', async () => {
    const { catalogue } = await load(messy, true)
    const inBerlare = catalogue.properties.filter(({ address }) => address.town.slug === 'berlare')
    const counts = new Map(catalogue.cities.all.map(({ town, count }) => [town.slug, count]))
    expect([inBerlare.length, counts.get('berlare')]).toEqual([2, 1])
    expect(catalogue.cities.rent.map(({ town, count }) => [town.slug, count])).toEqual([['stekene', 1]])
    expect(catalogue.neighbourhoods).toEqual([])
  })

  test.each([false, true])(
    'reports the line of a syntax error in a JSON file, quarantine %s',
    async (quarantine) => {
      const problems = await problemsOf(await directoryOf('broken'), quarantine)
      expect(problems).toContainEqual(
        expect.objectContaining({
          severity: 'error',
          file: 'properties.json',
          message: expect.stringContaining('line 3'),
        }),
      )
    },
  )

  test.each([false, true])(
    'that is missing is named, and nothing else, quarantine %s',
    async (quarantine) => {
      const nowhere = join(root, 'nowhere')
      expect(await problemsOf(nowhere, quarantine)).toMatchObject([
        { severity: 'error', file: nowhere, message: 'there is no such directory' },
      ])
    },
  )
})

describe('a document that is wrong', () => {
  let texts = ''
  let agency = ''
  beforeEach(async () => {
    texts = await mkdtemp(join(tmpdir(), 'texts-'))
    // Without its homes, which say nothing of a document.
    agency = join(texts, 'agency')
    await copyAgency(agency)
    for (const file of ['properties.json', 'projects.json']) await writeFile(join(agency, file), '[]')
    await cp(contentDir, texts, { recursive: true, filter: (path) => !path.endsWith('messages') })
  })
  afterEach(() => rm(texts, { recursive: true }))
  const spoil = (document: string) =>
    writeFile(join(texts, document), '---\ntitle: Titel\nslug: Geen Slug\n---\n\nTekst\n')

  test('waits alone, and is named', async () => {
    await spoil('articles/een-bod-dat-bindt/index.fr.md')
    const { catalogue, problems } = await loadCatalogue({
      dataDir: agency,
      contentDir: texts,
      now: '2026-11-20' as PlainDate,
      quarantine: false,
    })
    expect(catalogue.articles.map(({ id }) => id)).toContain('wat-kost-een-huis-kopen')
    expect(catalogue.articles.map(({ id }) => id)).not.toContain('een-bod-dat-bindt')
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'articles/een-bod-dat-bindt/index.fr.md', field: 'slug' },
      { file: 'articles/een-bod-dat-bindt/index.fr.md', field: 'description' },
      { file: 'articles/een-bod-dat-bindt/index.fr.md', field: 'topic' },
    ])
  })

  test('stops the build where it is a legal page', async () => {
    await spoil('legal/privacy-statement/index.fr.md')
    const loading = loadCatalogue({
      dataDir: agency,
      contentDir: texts,
      now: '2026-11-20' as PlainDate,
      quarantine: true,
    })
    await expect(loading).rejects.toThrow('legal/privacy-statement/index.fr.md')
  })
})

test.each([
  'map/region.json',
  'menu.json',
  'modules.json',
  'offices.json',
  'people.json',
  'public/favicon.svg',
  'sections.json',
  'site.json',
  'theme.json',
])('an agency without %s never has that of another one: the file and the remedy are named', async (file) => {
  const dir = join(root, file.replaceAll('/', '-'))
  await copyAgency(dir)
  await cp(join(messy, 'properties.json'), join(dir, 'properties.json'))
  await rm(join(dir, file))
  expect(await problemsOf(dir, true)).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      file,
      message: 'the file is missing',
      remedy: expect.stringContaining('npm run init'),
    }),
  )
})

describe('check:data', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue(undefined)
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  test.each([
    [[], 1],
    [['--json', '--quarantine', '--now', '2026-11-20'], 0],
    [['--dta', 'x'], 2],
    [['--now', '2026-02-30'], 2],
    [['--help'], 0],
  ])('%j ends with %i', async (args, code) => {
    const report = join(tmpdir(), 'check-data-report')
    const dirs = ['--data', messy, '--content', contentDir, '--report', report]
    expect(await checkDataCommand([...args, ...dirs])).toBe(code)
  })
})
