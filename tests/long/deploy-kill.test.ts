import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { hasRsync, writeLocalSsh } from '#tests/support/deploy/local-ssh.ts'
import { secondAgencyDir } from '#tests/support/sites/second-agency.ts'
import { type S3Host, startS3 } from '#tests/support/deploy/s3-host.ts'
import { blockedCode, type ReadLive, visitAll } from '#tests/support/sites/visit-all.ts'

const kills = 40
const run = promisify(execFile)
let root: string
let origin: string
let s3: S3Host

type Home = Readonly<{ ID: number; Price?: number }>

/** Builds the site of the second agency into `root/NAME`. */
async function build(name: string): Promise<void> {
  const data = join(root, `${name}-data`)
  const [out, report] = [join(root, name), join(root, `${name}-report`)]
  const args = ['--data', data, '--content', `${secondAgencyDir}/content`, '--out', out, '--report', report]
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined }
  await run(process.execPath, ['scripts/build.ts', ...args, '--allow-shrink', '--now', '2026-11-20'], { env })
  const { baseUrl }: Readonly<{ baseUrl: string }> = JSON.parse(
    await readFile(join(report, 'build-report.json'), 'utf8'),
  )
  origin = baseUrl
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'deploy-kill-'))
  for (const name of ['one', 'two'])
    await cp(`${secondAgencyDir}/data`, join(root, `${name}-data`), { recursive: true })
  // Another look, whose inline code has other hashes; a home is sold, one is new, the others cost more.
  const file = join(root, 'two-data/properties.json')
  const homes: readonly Home[] = JSON.parse(await readFile(file, 'utf8'))
  const [first, ...others] = homes
  const changed = others.map((home) => ({ ...home, Price: (home.Price ?? 300_000) + 1000 }))
  await writeFile(file, JSON.stringify([...changed, { ...first, ID: 99_001 }]))
  const theme = join(root, 'two-data/theme.json')
  await writeFile(theme, (await readFile(theme, 'utf8')).replaceAll(/#[\da-f]{6}/gi, darker))
  await build('one')
  await build('two')
  s3 = await startS3(join(root, 's3'))
  await writeLocalSsh(root)
}, 240_000)

afterAll(async () => {
  await s3.stop()
  await rm(root, { recursive: true, force: true })
})

/** Every visible difference will do; contrast is checked at other places. */
function darker(color: string): string {
  return color.replace(/[1-9a-f]$/i, '0')
}

/** Starts a deploy; ends once it has begun to change something. */
async function startDeploy(to: string, name: string, built: string): Promise<ChildProcess> {
  const endpoint = to.startsWith('s3:') ? s3.endpoint : ''
  const args = ['tests/support/deploy/deploy-once.ts', to, endpoint, join(root, built), name]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...s3.keys, PATH: [root, process.env['PATH']].join(delimiter), VITEST: undefined },
    // With what it has started: rsync and ssh.
    detached: true,
  })
  await once(child.stdout, 'data')
  return child
}

/** Deploys to the end and returns how long that took, in milliseconds. */
async function deploy(to: string, name: string, built: string): Promise<number> {
  const child = await startDeploy(to, name, built)
  const from = Date.now()
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
  return Date.now() - from
}

/** Kills deploys and rollbacks at random moments, and looks at the live site after each. */
async function killDeploys(to: string, look: () => Promise<void>): Promise<number> {
  await deploy(to, '00', 'one')
  await look()
  const took = await deploy(to, '01', 'two')
  await look()
  let cut = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const goesBack = kill % 8 === 7
    // Something to go back to.
    if (goesBack) await deploy(to, `${kill + 10}-whole`, 'two')
    const name = goesBack ? '' : String(kill + 10)
    const child = await startDeploy(to, name, kill % 2 === 0 ? 'one' : 'two')
    const ended = once(child, 'close')
    await wait(took * Math.random())
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL')
    const [, signal] = await ended
    if (signal === 'SIGKILL') cut += 1
    await look()
  }
  await deploy(to, '99', 'one')
  await look()
  return cut
}

/** Kills deploys to a target whose releases are in a directory, and expects one of the two sites to be live each time. */
async function killReleases(to: string, dir: string): Promise<number> {
  const live: ReadLive = (file) => readFile(join(dir, 'current', file), 'utf8').catch(() => undefined)
  const sites = await Promise.all(['one', 'two'].map((name) => listFiles(join(root, name))))
  return killDeploys(to, async () => {
    expect(sites).toContainEqual(await listFiles(`${join(dir, 'current')}/`))
    // Each of the others may be gone back to.
    for (const name of await readdir(join(dir, 'releases')))
      expect(sites).toContainEqual(await listFiles(join(dir, 'releases', name)))
    const visit = await visitAll(live, ['index.html'], origin)
    expect(visit.broken).toEqual([])
    expect(visit.pages.size).toBeGreaterThan(20)
    expect(await blockedCode(visit, live)).toEqual([])
  })
}

describe('a deploy is killed at 40 random moments', () => {
  test('to a directory: the live site is one of the two, whole', { timeout: 600_000 }, async () => {
    const dir = join(root, 'target')
    expect(await killReleases(dir, dir)).toBeGreaterThan(kills / 4)
  })

  test.skipIf(!hasRsync)('to a host: the same', { timeout: 900_000 }, async () => {
    const dir = join(root, 'host')
    expect(await killReleases(`web:${dir}`, dir)).toBeGreaterThan(kills / 4)
  })

  test('to a bucket: every link and file is there', { timeout: 900_000 }, async () => {
    const live: ReadLive = async (file) => (await s3.get(`www/${encodeURI(file)}`))?.text()
    const cut = await killDeploys('s3://site/www', async () => {
      const visit = await visitAll(live, ['index.html'], origin)
      expect(visit.broken).toEqual([])
      expect(visit.pages.size).toBeGreaterThan(20)
    })
    expect(cut).toBeGreaterThan(kills / 4)
    // At the end nothing is left of the other site but what has a hash in its name.
    for (const file of await listFiles(join(root, 'one')))
      expect(await live(file)).toBe(await readFile(join(root, 'one', file), 'utf8'))
  })
})
