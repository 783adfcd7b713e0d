import { spawn, type ChildProcess } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { recoverSwap, swapDirs } from '#scripts/build/output/swap.ts'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

const kills = 40
let root: string

function startBuild(): ChildProcess {
  const { data, out, report } = {
    data: join(root, 'data'),
    out: join(root, 'site'),
    report: join(root, 'report'),
  }
  const args = [
    'scripts/build.ts',
    '--data',
    data,
    '--content',
    'content',
    '--out',
    out,
    '--report',
    report,
    '--now',
    '2026-11-20',
    '--allow-shrink',
  ]
  const env = {
    ...process.env,
    SITE_PICTURES: join(root, 'pictures'),
    NODE_ENV: 'production',
    VITEST: undefined,
  }
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

async function build(): Promise<number> {
  const [code] = await once(startBuild(), 'close')
  return Number(code)
}

/** Changes the price of every home, so that a build has pages, lists and search files to make. */
async function changePrice(Price: number): Promise<void> {
  const record = {
    Goal: 0,
    City: 'Berlare',
    Zip: '9290',
    WebID: 1,
    MainTypeName: 'Huizen',
    language: 'nl-BE',
    PublishPrice: true,
  }
  const records = [1, 2, 3].map((ID) => ({ ...record, ID, Price }))
  await writeFile(join(root, 'data', 'properties.json'), JSON.stringify(records))
}

/** Returns a digest of every file of the site, after the repair that the next start does. */
async function readSite(): Promise<ReadonlyMap<string, string>> {
  await recoverSwap(swapDirs(join(root, 'site')))
  const files = await listFiles(join(root, 'site'))
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        file,
        hash('sha256', await readFile(join(root, 'site', file))),
      ]),
    ),
  )
}

/** Builds the site with a price, and returns its files. */
async function siteWith(price: number): Promise<ReadonlyMap<string, string>> {
  await changePrice(price)
  expect(await build()).toBe(0)
  return readSite()
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kill-'))
  await copyAgency(join(root, 'data'))
  await writeFile(join(root, 'data', 'projects.json'), '[]')
  await writeFile(join(root, 'data', 'url-ledger.json'), '{"paths":{}}')
})

afterAll(() => rm(root, { recursive: true, force: true }))

const [one, two] = [300_000, 310_000] as const

test(
  'a build that is killed at 40 random moments leaves one of the two sites whole, and the next one works',
  { timeout: 900_000 },
  async () => {
    // The first builds make pictures, and search files that both sites keep for a week.
    for (const price of [one, two]) await siteWith(price)
    const startedAt = Date.now()
    const whole = [await siteWith(one), await siteWith(two)]
    const took = (Date.now() - startedAt) / 2
    expect(whole[0]?.size).toBeGreaterThan(20)
    expect(whole[0]).not.toEqual(whole[1])
    let cut = 0
    for (let kill = 0; kill < kills; kill += 1) {
      await changePrice(kill % 2 === 0 ? one : two)
      const running = startBuild()
      const ended = once(running, 'close')
      await wait(took * Math.random())
      running.kill('SIGKILL')
      const [, signal] = await ended
      if (signal === 'SIGKILL') cut += 1
      expect(whole).toContainEqual(await readSite())
    }
    expect(cut).toBeGreaterThan(kills / 2)
    expect(await siteWith(one)).toEqual(whole[0])
  },
)
