import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

let root: string
const at = (...path: readonly string[]): string => join(root, ...path)

/** A plot with everything that an advertisement in Flanders requires. */
const plot = {
  ID: 1,
  Goal: 0,
  City: 'Berlare',
  Zip: '9290',
  WebID: 7,
  MainTypeName: 'Bouwgrond',
  Price: 120_000,
  PublishPrice: 1,
  EPCState: 'niet van toepassing',
  PScore: 'A',
  DelimitedFloodArea: 'nee',
  BuildingPermit: 'nee',
  AllotmentPermit: 'ja',
  Summons: 'nee',
  PreemptiveRight: 'nee',
  Enforcement: 'geen',
  AreaApplication: 'woongebied',
  GroundCertificate: 'geen gegevens',
}
const directories: Readonly<Record<string, readonly object[]>> = {
  lawful: [plot],
  lacking: [{ ...plot, PScore: '' }],
  broken: [{ ...plot, ID: '' }],
}

type Ended = Readonly<{ code: number; printed: string }>

async function run(script: string, ...args: readonly string[]): Promise<Ended> {
  const env = {
    ...process.env,
    SITE_PICTURES: at('pictures'),
    NODE_ENV: 'production',
    VITEST: undefined,
  }
  const dirs = ['--content', 'content', '--now', '2026-11-20']
  const child = spawn(process.execPath, [script, ...dirs, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8')
    })
  const [code] = await once(child, 'close')
  return { code: Number(code), printed }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'strict-'))
  for (const [name, records] of Object.entries(directories)) {
    await copyAgency(at(name))
    await writeFile(at(name, 'properties.json'), JSON.stringify(records))
    await writeFile(at(name, 'projects.json'), '[]')
    await writeFile(at(name, 'url-ledger.json'), '{"paths":{}}')
  }
  const site = JSON.parse(await readFile('data/site.json', 'utf8'))
  await copyAgency(at('lenient'))
  await writeFile(at('lenient', 'properties.json'), JSON.stringify(directories['lacking']))
  await writeFile(at('lenient', 'projects.json'), '[]')
  await writeFile(at('lenient', 'url-ledger.json'), '{"paths":{}}')
  await writeFile(
    at('lenient', 'site.json'),
    JSON.stringify({ ...site, compliance: { 'flood-plot': 'warning', nonsense: 'off' } }),
  )
})

afterAll(() => rm(root, { recursive: true, force: true }))

describe('check:data', () => {
  const check = (name: string, ...args: readonly string[]): Promise<Ended> =>
    run('scripts/check-data.ts', '--data', at(name), '--report', at('report', name), ...args)

  test.each<readonly [string, readonly string[], number]>([
    ['lawful', ['--strict'], 0],
    ['lacking', [], 0],
    ['lacking', ['--strict'], 1],
    ['lenient', ['--strict'], 0],
    ['broken', ['--strict'], 1],
    ['lacking', ['--stricter'], 2],
  ])('%s %j ends with %i', async (name, args, code) => {
    expect((await check(name, ...args)).code).toBe(code)
  })

  test('prints missing facts per listing and region, and writes the page', async () => {
    const { printed } = await check('lacking')
    expect(printed).toContain('flanders  1 for sale: 1 incomplete\n    1 Berlare: flood-plot')
    expect(printed).toContain('the flood score of the plot is missing')
    expect(await readFile(at('report', 'lacking', 'compliance.html'), 'utf8')).toContain('flood-plot')
  })

  test('warns about an unknown rule', async () => {
    expect((await check('lenient')).printed).toContain('compliance.nonsense: no such rule')
  })

  test('has missing facts and errors in its JSON output', async () => {
    const { printed } = await check('lacking', '--json')
    const { errors, compliance } = JSON.parse(printed)
    expect([errors, compliance.errors, compliance.problems[0].rule]).toEqual([0, 1, 'flood-plot'])
    expect(compliance.problems[0]).toMatchObject({ record: '1', field: 'PScore' })
  })
})

describe('build', () => {
  const build = (name: string, ...args: readonly string[]): Promise<Ended> =>
    run('scripts/build.ts', '--data', at(name), '--out', at('site'), '--report', at('built'), ...args)
  const page = (): Promise<string> => readFile(at('site', 'nl', 'index.html'), 'utf8')

  test('publishes with warnings under --strict, and otherwise leaves the published site unchanged', async () => {
    const first = await build('lenient', '--strict')
    expect([first.code, first.printed]).toEqual([0, expect.stringContaining('properties.json: 1 warning')])
    expect(existsSync(at('site', 'compliance.html'))).toBe(false)
    const published = await page()

    const refused = await build('lacking', '--strict')
    expect(refused.code).toBe(1)
    expect(refused.printed).toContain('1 Berlare: flood-plot')
    expect(refused.printed).toContain('the published site is as it was')
    expect(await page()).toBe(published)
    expect(await readFile(at('built', 'compliance.html'), 'utf8')).toContain('class="error"')
  }, 300_000)
})
