import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test(
  'a Walloon lettings agency has its site in four commands, with nothing of the demo in it',
  async () => {
    const agency = join(dir, 'agency')
    const [data, dist] = [join(agency, 'data'), join(agency, 'dist')]
    await writeFile(join(dir, 'whise.json'), toLet(40))
    const flags = Object.entries(walloon).flatMap(([name, answer]) => [`--${name}`, answer])
    await npmRun('init', agency, ...flags)
    await npmRun('import', 'whise', join(dir, 'whise.json'), '--data', data)
    expect(await npmRun('check:data', '--data', data, '--report', dir)).toContain(
      '40 properties and 0 projects',
    )
    const out = ['--out', dist, '--report', join(dir, 'report')]
    await npmRun('build', '--data', data, ...out)
    expect(await findDemoWords(dist)).toEqual([])
    const routes: readonly Readonly<{ path: string; kind: string }>[] = JSON.parse(
      await readFile(join(dir, 'report/routes.json'), 'utf8'),
    )
    expect(routes.filter(({ kind }) => kind === 'property')).toHaveLength(80)
    const paths = routes.map(({ path }) => path)
    expect(paths).toContain('/fr/a-louer/')
    expect(
      paths.filter((path) => /vendre|for-sale|frais|costs|offre|offer|constructions/.test(path)),
    ).toEqual([])
    const english = routes.find(({ kind, path }) => kind === 'property' && path.startsWith('/en/'))
    const page = await readFile(join(dist, english?.path ?? '', 'index.html'), 'utf8')
    expect(page).toMatch(/<summary>\s*Description in French/)
    await npmRun('check:dist', '--report', join(dir, 'report'))
  },
  10 * minutes,
)
