import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { kindsWhere } from '#routes/kinds/page-kinds.ts'
import type { Site } from '#site'
import { offlineWords } from '#views/simple/offline-page.ts'
import type { WorkerSettings } from '#worker/settings.ts'

/** Writes `sw.js`: the worker that caches visited pages, or the one that uninstalls it. */
export async function writeWorker(dist: string, site: Site, workersDir: string): Promise<void> {
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
  const name = worksOffline ? 'worker' : 'uninstall'
  const code = await readFile(join(workersDir, `${name}.js`), 'utf8')
  await writeFile(join(dist, 'sw.js'), completeWorker(code, settings))
}

/** Returns a bundled worker with its settings. */
export function completeWorker(code: string, settings: WorkerSettings): string {
  return `const workerSettings=${JSON.stringify(settings)};\n${code}`
}
