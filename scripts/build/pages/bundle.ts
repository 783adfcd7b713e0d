import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#render/render.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { forProduction } from '#scripts/kit/for-production.ts'

/** The bundled pages: what renders them, and the files that visitors load. */
export type Bundle = Readonly<{
  /** The same for the same templates, styles and scripts. */
  id: string
  /** The same for the same code of the project. */
  sources: string
  /** Directory with the scripts and style sheets of all pages. */
  clientDir: string
  /** Directory with the script of the editor at `/admin/`. */
  editorDir: string
  /** Directory with the bundled service workers. */
  workersDir: string
  /** Directory with the source maps of those scripts. */
  mapsDir: string
  renderer: Renderer
}>

/** Inside the checkout, since the bundle imports packages from its `node_modules`. */
const bundles = resolve('.cache/bundles')

/** Everything besides `src` that decides how the pages, the editor and the workers are bundled. */
const sourceFiles = [
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/pages/bundle-editor.ts',
  'scripts/build/pages/editor-package.ts',
  'scripts/build/pages/bundle-workers.ts',
  'scripts/build/pages/make-bundle.ts',
  'scripts/build/output/source-maps.ts',
]

/** Returns the bundle of today's code, made by Astro unless an earlier build left it. */
export async function loadBundle(): Promise<Bundle> {
  const sources = await hashSources()
  const dir = join(bundles, sources)
  if (!existsSync(dir)) {
    // Imported when it is needed: loading Astro takes longer than all else that a small change asks for.
    await forProduction(async () => {
      const { makeBundle } = await import('./make-bundle.ts')
      await makeBundle(dir)
    })
  }
  const now = new Date()
  await utimes(dir, now, now)
  const entry = join(dir, 'server/entry.mjs')
  const renderer: Renderer = await forProduction(() => import(pathToFileURL(entry).href))
  const [server, client] = await Promise.all([hashDir(join(dir, 'server')), hashDir(join(dir, 'client'))])
  return {
    id: server + client,
    sources,
    clientDir: join(dir, 'client'),
    editorDir: join(dir, 'editor'),
    workersDir: join(dir, 'workers'),
    mapsDir: join(dir, 'maps'),
    renderer,
  }
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
