import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#domain/values/locale.ts'
import { activities, type Answers } from '#scripts/init/agency.ts'
import { findDemoWords, walloon } from '#tests/support/sites/new-agency.ts'

const run = promisify(execFile)
const minutes = 60_000
let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'second-agency-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** Runs a command as it is typed; returns what it printed. */
async function npmRun(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, SITE_PICTURES: join(dir, 'pictures'), VITEST: undefined }
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', ...args], { env, maxBuffer: 2 ** 26 })
  return stdout
}

/** An answer of Whise: homes to let in Waremme, in French. */
function toLet(count: number): string {
  const estates = Array.from({ length: count }, (_, index) => ({
    id: 7000 + index,
    referenceNumber: `LH-${index + 1}`,
    status: { id: 1 },
    purpose: { id: 2 },
    purposeStatus: { id: 2 },
    category: { id: 2 },
    subCategory: { id: 17 },
    zip: '4300',
    city: 'Waremme',
    country: { id: 1 },
    price: 700 + index * 10,
    displayPrice: true,
    displayAddress: false,
    rooms: 1 + (index % 3),
    shortDescription: [{ languageId: 'fr-BE', content: `Appartement lumineux numéro ${index + 1}.` }],
  }))
  return JSON.stringify({ estates, totalCount: count })
}

/** Writes homes of the agency's own, for sale in a town. */
async function writeHomes(data: string, locale: Locale, zip: string, city: string): Promise<void> {
  await mkdir(join(data, 'homes'))
  for (const ID of [1, 2, 3]) {
    const offer = { Goal: 0, Status: 1, Price: 389_000, PublishPrice: true }
    const kind = { WebID: 1, MainTypeName: 'Open bebouwing', Zip: zip, City: city }
    const texts = { TypeDescription: { [locale]: `Villa ${ID}` }, DescriptionA: { [locale]: 'Villa.' } }
    await writeFile(join(data, `homes/${ID}.json`), JSON.stringify({ ID, offer, kind, texts }))
  }
}

type Agency = Readonly<{
  what: string
  answers: Partial<Answers>
  bring: (data: string) => Promise<unknown>
  homes: number
  /** Addresses of what it does not do, or of languages that it does not speak. */
  foreign: RegExp
  own: readonly string[]
}>

const agencies: readonly Agency[] = [
  {
    what: 'a Walloon lettings agency, its homes from a file of Whise',
    answers: walloon,
    bring: async (data) => {
      const file = join(dir, 'whise.json')
      await writeFile(file, toLet(40))
      await npmRun('import', 'whise', file, '--data', data)
    },
    homes: 40,
    foreign: /^\/(?:nl|de)\/|vendre|for-sale|frais|costs|offre|offer|constructions|blog/,
    own: ['/fr/a-louer/', '/en/for-rent/'],
  },
  {
    what: 'an agency of one language that sells, its homes in files of their own',
    answers: { ...walloon, languages: 'nl', does: 'sale', offices: 'Bondgenotenlaan 1, 3000 Leuven' },
    bring: async (data) => await writeHomes(data, 'nl', '3000', 'Leuven'),
    homes: 3,
    foreign: /^\/(?:fr|en|de)\/|huur|nieuwbouw|blog|vacature/,
    own: ['/nl/te-koop/', '/nl/aankoopkosten/'],
  },
  {
    what: 'an agency that speaks French before Dutch and does everything, without an article or a vacancy yet',
    answers: {
      ...walloon,
      languages: 'fr,nl',
      does: activities.join(','),
      offices: 'Rue de la Loi 16, 1000 Bruxelles',
    },
    bring: async (data) => await writeHomes(data, 'fr', '1000', 'Bruxelles'),
    homes: 3,
    foreign: /^\/(?:en|de)\//,
    own: ['/fr/a-vendre/', '/nl/te-huur/', '/fr/constructions-neuves/', '/fr/blog/', '/nl/vacatures/'],
  },
]

test.each(agencies)(
  '$what, has its site in few commands, with nothing of the demo in it',
  async ({ answers, bring, homes, foreign, own }) => {
    const agency = await mkdtemp(join(dir, 'agency-'))
    const [data, dist, report] = ['data', 'dist', 'report'].map((name) => join(agency, name)) as [
      string,
      string,
      string,
    ]
    await npmRun(
      'init',
      agency,
      ...Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]),
    )
    await bring(data)
    expect(await npmRun('check:data', '--data', data, '--report', agency)).toContain(
      `${homes} properties and 0 projects`,
    )
    await npmRun('build', '--data', data, '--out', dist, '--report', report)
    expect(await findDemoWords(dist)).toEqual([])
    const routes: readonly Readonly<{ path: string; kind: string; locale: string }>[] = JSON.parse(
      await readFile(join(report, 'routes.json'), 'utf8'),
    )
    const languages = (answers.languages ?? '').split(',')
    expect(routes.filter(({ kind }) => kind === 'property')).toHaveLength(homes * languages.length)
    const paths = routes.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining([...own]))
    expect(paths.filter((path) => foreign.test(path))).toEqual([])
    // What is in one language alone says so in the others.
    const pageOf = (path: string): Promise<string> => readFile(join(dist, path, 'index.html'), 'utf8')
    for (const locale of languages) {
      expect(await pageOf(locale)).not.toMatch(/Aucun article|Geen artikels|No articles/)
      const home = routes.find((route) => route.kind === 'property' && route.locale === locale)?.path ?? ''
      expect(/<summary>\s*(?:Description in French|Beschrijving in het Frans)/.test(await pageOf(home))).toBe(
        locale !== languages[0],
      )
    }
    await npmRun('check:dist', '--report', report)
  },
  10 * minutes,
)
