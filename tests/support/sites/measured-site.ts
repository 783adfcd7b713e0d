import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RouteLine } from '#scripts/build/build-report.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'

/** A small site that differs from the demo in its configuration, built for a test. */
export type MeasuredSite = Readonly<{
  origin: string
  /** The first page of each kind in Dutch. */
  pages: readonly Readonly<{ kind: RouteLine['kind']; path: string }>[]
  /** Runs the checks of built sites over it; returns what they print when one fails. */
  check: () => Promise<string>
  close: () => Promise<void>
}>

/** A list of records or pages as it stands in a file. */
export type JsonList = readonly Readonly<Record<string, unknown>>[]

/** The demo's records that the site is built from: with everything of them it would take minutes. */
const records = { properties: 40, projects: 4 }

/**
 * Builds and serves a site that differs from the demo in `site.json`, into which the changes go, and in other files of
 * configuration, of which each is a function of the demo's.
 */
export async function serveMeasuredSite(
  changes: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, (demo: JsonList) => JsonList>> = {},
): Promise<MeasuredSite> {
  // Inside the project: of sites outside of it Astro keeps what renders them in one place, and two builds at once would mix.
  const root = await mkdtemp(resolve('.cache', 'measured-'))
  const data = join(root, 'data')
  const out = join(root, 'dist')
  await mkdir(data)
  const site: Record<string, unknown> = await readJson('data/site.json')
  await writeFile(join(data, 'site.json'), JSON.stringify({ ...site, ...changes }))
  for (const [name, change] of Object.entries(files))
    await writeFile(join(data, name), JSON.stringify(change(await readJson(`data/${name}`))))
  await symlink(resolve('data/pictures'), join(data, 'pictures'))
  for (const [name, count] of Object.entries(records)) {
    const all: readonly unknown[] = await readJson(`data/${name}.json`)
    await writeFile(join(data, `${name}.json`), JSON.stringify(all.slice(0, count)))
  }
  const report = ['--report', join(root, 'report')]
  const built = await run('scripts/build.ts', ['--data', data, '--out', out, '--allow-shrink', ...report])
  if (built !== '') throw new Error(built)
  const routes: readonly RouteLine[] = await readJson(join(root, 'report', 'routes.json'))
  const server = await createStaticServer(out)
  return {
    origin: `http://localhost:${await listen(server, 0)}`,
    pages: firstOfKinds(routes),
    check: () => run('scripts/checks/dist.ts', report),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await rm(root, { recursive: true })
    },
  }
}

function firstOfKinds(routes: readonly RouteLine[]): MeasuredSite['pages'] {
  const kinds = Map.groupBy(
    routes.filter(({ locale }) => locale === 'nl'),
    ({ kind }) => kind,
  )
  return [...kinds].flatMap(([kind, [first]]) => (first === undefined ? [] : [{ kind, path: first.path }]))
}

/** Runs a script of the project; returns nothing when it succeeds, else what it printed. */
async function run(script: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', SITE_NOW: '2026-11-20' },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const [code] = await once(child, 'close')
  return code === 0 ? '' : printed
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}
