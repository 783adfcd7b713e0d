import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { kindsWhere } from '#routes/kinds/page-kinds.ts'
import type { Site } from '#site'
import { offlineWords } from '#views/simple/offline-page.ts'
import type { WorkerSettings } from '#worker/settings.ts'

/** Writes `sw.js`: the worker that caches visited pages, or the one that uninstalls it. */
export async function writeWorker(dist: string, site: Site): Promise<void> {
  const { worksOffline, languageDefault } = site.catalogue.site
  const hash = createHash('sha256')
  for (const { path } of site.routes.ofKind('offline'))
    hash.update(await readFile(join(dist, fileOfPath(path))))
  const css = await readFile('src/styles/shell/offline-note.css')
  hash.update(css)
  const style = `/_astro/offline-note.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  await writeFile(join(dist, style), css)
  const settings: WorkerSettings = {
    version: hash.digest('hex').slice(0, 8),
    style,
    cachedKinds: kindsWhere(({ isKeptOffline }) => isKeptOffline),
    languages: offlineWords(site),
    fallback: languageDefault,
  }
  await writeFile(join(dist, 'sw.js'), await bundleWorker(worksOffline ? 'worker' : 'uninstall', settings))
}

/** Returns a worker as one script with its settings defined. */
export async function bundleWorker(
  name: 'worker' | 'uninstall',
  workerSettings: WorkerSettings,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { workerSettings: JSON.stringify(workerSettings) },
    build: {
      write: false,
      rolldownOptions: { input: resolve(`src/worker/${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error(`the worker ${name} was not bundled`)
  return chunk.code
}
