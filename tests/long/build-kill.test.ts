import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { recoverSwap, swapDirs } from '#scripts/build/output/swap.ts'

const kills = 5
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

/** Returns every file of the site with its content, after the repair that the next start does. */
async function readSite(): Promise<ReadonlyMap<string, string>> {
  await recoverSwap(swapDirs(join(root, 'site')))
  const files = await listFiles(join(root, 'site'))
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        file,
        await readFile(join(root, 'site', file), 'base64'),
      ]),
    ),
  )
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kill-'))
  await mkdir(join(root, 'data'))
  const record = {
    Goal: 0,
    City: 'Berlare',
    Zip: '9290',
    WebID: 1,
    MainTypeName: 'Huizen',
    language: 'nl-BE',
    PublishPrice: true,
    Price: 300000,
  }
  const records = [1, 2, 3].map((ID) => ({ ...record, ID }))
  await writeFile(join(root, 'data', 'properties.json'), JSON.stringify(records))
  await writeFile(join(root, 'data', 'projects.json'), '[]')
  await writeFile(join(root, 'data', 'url-ledger.json'), '{"paths":{}}')
})

afterAll(() => rm(root, { recursive: true, force: true }))

test(
  'a killed build leaves the old site unchanged, and the next build works',
  { timeout: 400_000 },
  async () => {
    // The first build makes the pictures; the second one shows how long a build takes.
    expect(await build()).toBe(0)
    const startedAt = Date.now()
    expect(await build()).toBe(0)
    const took = Date.now() - startedAt
    const whole = await readSite()
    expect(whole.size).toBeGreaterThan(20)
    for (let kill = 0; kill < kills; kill += 1) {
      const running = startBuild()
      const ended = once(running, 'close')
      // At a random moment of each fifth: while rendering, while completing pages, around the swap.
      await wait((took * (kill + Math.random())) / kills)
      running.kill('SIGKILL')
      await ended
      expect(await readSite()).toEqual(whole)
    }
    expect(await build()).toBe(0)
    expect(await readSite()).toEqual(whole)
    expect(existsSync(join(root, 'site.lock'))).toBe(false)
  },
)
