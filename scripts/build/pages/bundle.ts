import { build } from 'astro'
import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir, rename, rm, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#render/render.ts'
import { moveMaps } from '#scripts/build/output/source-maps.ts'
import { bundleEditor } from '#scripts/build/files/editor-files.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { processMark } from '#scripts/build/output/process-mark.ts'

/** The bundled pages: what renders them, and the files that visitors load. */
export type Bundle = Readonly<{
  /** The same for the same templates, styles and scripts. */
  id: string
  /** Directory with the scripts and style sheets of all pages. */
  clientDir: string
  /** Directory with the script of the editor at `/admin/`. */
  editorDir: string
  /** Directory with the source maps of those scripts. */
  mapsDir: string
  renderer: Renderer
}>

/** Inside the checkout, since the bundle imports packages from its `node_modules`. */
const bundles = resolve('.cache/bundles')

/** Bundles kept: those of the last branches or states of the code that somebody worked on. */
const bundlesKept = 4

/** Everything besides `src` that decides how the pages and the editor are bundled. */
const sourceFiles = [
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/files/editor-files.ts',
]

/** Returns the bundle of today's code, made by Astro unless an earlier build left it. */
export async function loadBundle(): Promise<Bundle> {
  const dir = join(bundles, await hashSources())
  if (!existsSync(dir)) await makeBundle(dir)
  const now = new Date()
  await utimes(dir, now, now)
  const entry = join(dir, 'server/entry.mjs')
  const renderer: Renderer = await import(pathToFileURL(entry).href)
  const [server, client] = await Promise.all([hashDir(join(dir, 'server')), hashDir(join(dir, 'client'))])
  return {
    id: server + client,
    clientDir: join(dir, 'client'),
    editorDir: join(dir, 'editor'),
    mapsDir: join(dir, 'maps'),
    renderer,
  }
}

/** Bundles the pages beside, so that a killed build leaves no half bundle. */
async function makeBundle(dir: string): Promise<void> {
  await removeOldBundles()
  const beside = `${dir}.${processMark(process.pid)}`
  // Without this, each bundle holds a random key, for encrypted props, of which the site has none.
  process.env['ASTRO_KEY'] = Buffer.alloc(32).toString('base64')
  await build({
    logLevel: 'warn',
    mode: 'production',
    outDir: join(beside, 'out'),
    cacheDir: join(beside, 'cache'),
  })
  await moveMaps(join(beside, 'out/client'), join(beside, 'out/maps'))
  await bundleEditor(join(beside, 'out/editor'))
  await rename(join(beside, 'out'), dir).catch((error: unknown) => {
    // Another build was faster.
    if (!existsSync(dir)) throw error
  })
  await rm(beside, { recursive: true, force: true })
}

async function removeOldBundles(): Promise<void> {
  const names = await readdir(bundles).catch(() => [])
  const dirs = names
    .map((name) => join(bundles, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const dir of dirs.slice(bundlesKept - 1)) await rm(dir, { recursive: true, force: true })
}

async function hashSources(): Promise<string> {
  const files = [...sourceFiles, ...(await listFiles('src')).map((file) => `src/${file}`)]
  return hashFiles('.', files, process.version)
}

async function hashDir(dir: string): Promise<string> {
  return hashFiles(dir, await listFiles(dir))
}

function hashFiles(dir: string, files: readonly string[], salt = ''): string {
  const lines = files.map((file) => `${file} ${hash('sha256', readFileSync(join(dir, file)))}`)
  return hash('sha256', [salt, ...lines].join('\n')).slice(0, 20)
}
