import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RouteLine } from '#scripts/build/build-report.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { copyAgency } from './demo-agency.ts'

/** A small site whose configuration differs from the demo's. */
export type VariantSite = Readonly<{
  origin: string
  /** Where it is on disk. */
  out: string
  routes: readonly RouteLine[]
  /** The first page of each kind in Dutch. */
  pages: readonly Readonly<{ kind: RouteLine['kind']; path: string }>[]
  /** Runs check:dist on the site; returns its output when a check fails, else an empty text. */
  check: () => Promise<string>
  close: () => void
}>

/** A list of records or pages as a file holds it. */
export type JsonList = readonly Readonly<Record<string, unknown>>[]

/** How many of the demo's records the site has, which would take minutes with all of them. */
const records: Readonly<Record<string, number>> = { 'properties.json': 40, 'projects.json': 4 }

/** Builds a site from the demo with changes to `site.json`, and with other lists of configuration made from the demo's. */
export async function buildVariant(
  name: string,
  changes: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, (demo: JsonList) => JsonList>>,
): Promise<void> {
  const { root, data } = directoriesOf(name)
  await rm(root, { recursive: true, force: true })
  await copyAgency(data)
  const site: Record<string, unknown> = await readJson('data/site.json')
  await writeFile(join(data, 'site.json'), JSON.stringify({ ...site, ...changes }))
  for (const file of new Set([...Object.keys(lists), ...Object.keys(records)])) {
    const demo: JsonList = await readJson(`data/${file}`)
    const some = demo.slice(0, records[file])
    await writeFile(join(data, file), JSON.stringify(lists[file]?.(some) ?? some))
  }
  await buildAgency(name, data)
}

/** Builds a site from directories of data and content. */
export async function buildAgency(name: string, data: string, content = 'content'): Promise<void> {
  const { out, report } = directoriesOf(name)
  const args = ['--data', data, '--content', content, '--out', out, '--allow-shrink', '--report', report]
  const printed = await runScript('scripts/build.ts', args)
  if (printed !== '') throw new Error(printed)
}

/** Serves a site that the project `build-variants` has built. */
export async function serveVariant(name: string): Promise<VariantSite> {
  const { out, report } = directoriesOf(name)
  const routes: readonly RouteLine[] = await readJson(join(report, 'routes.json'))
  const server = await createStaticServer(out)
  return {
    origin: `http://localhost:${await listen(server, 0)}`,
    out,
    routes,
    pages: firstOfKinds(routes),
    check: () => runScript('scripts/checks/dist.ts', ['--report', report]),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Inside the project, since Astro would put the modules of two sites outside of it in one place. */
function directoriesOf(name: string) {
  const root = resolve('.cache/variants', name)
  return { root, data: join(root, 'data'), out: join(root, 'dist'), report: join(root, 'report') }
}

function firstOfKinds(routes: readonly RouteLine[]): VariantSite['pages'] {
  const kinds = Map.groupBy(
    routes.filter(({ locale }) => locale === 'nl'),
    ({ kind }) => kind,
  )
  return [...kinds].flatMap(([kind, [first]]) => (first === undefined ? [] : [{ kind, path: first.path }]))
}

/** Runs a script; returns what it printed when it fails, else an empty text. */
async function runScript(script: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', SITE_NOW: '2026-11-20' },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const [code] = await once(child, 'close')
  return code === 0 ? '' : printed || `${script} ended with ${code}`
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}
