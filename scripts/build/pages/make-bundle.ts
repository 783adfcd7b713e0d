import { build } from 'astro'
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { createLogger, type Logger } from 'vite'
import { moveMaps } from '#scripts/build/output/source-maps.ts'
import { bundleEditor } from '#scripts/build/pages/bundle-editor.ts'
import { bundleWorkers } from '#scripts/build/pages/bundle-workers.ts'

/** Bundles kept: those of the last branches or states of the code that somebody worked on. */
const bundlesKept = 4

/** Bundles the pages beside, so that a killed build leaves no half bundle. */
export async function makeBundle(dir: string): Promise<void> {
  await removeOldBundles(dirname(dir))
  const beside = `${dir}.${randomUUID()}`
  // Without this, each bundle holds a random key, for encrypted props, of which the site has none.
  process.env['ASTRO_KEY'] = Buffer.alloc(32).toString('base64')
  await build({
    logLevel: 'warn',
    mode: 'production',
    outDir: join(beside, 'out'),
    cacheDir: join(beside, 'cache'),
    // None: `copySiteFiles` copies `public`, so that a change there needs no new bundle.
    publicDir: join(beside, 'public'),
    vite: {
      customLogger: bundleLogger(),
      build: {
        // The sizes of scripts are judged by `check:dist`.
        chunkSizeWarningLimit: Infinity,
      },
    },
  })
  await moveMaps(join(beside, 'out/client'), join(beside, 'out/maps'))
  await bundleEditor(join(beside, 'out/editor'))
  await bundleWorkers(join(beside, 'out/workers'))
  await rename(join(beside, 'out'), dir).catch((error: unknown) => {
    // Another build was faster.
    if (!existsSync(dir)) throw error
  })
  await rm(beside, { recursive: true, force: true })
}

/** Returns a logger without the one warning that is wrong: the minifier does not know `::scroll-button` yet. */
function bundleLogger(): Logger {
  const logger = createLogger('warn')
  return {
    ...logger,
    warn: (message, options) => {
      if (!message.includes("'scroll-button' is not recognized")) logger.warn(message, options)
    },
  }
}

async function removeOldBundles(bundles: string): Promise<void> {
  const names = (await readdir(bundles).catch(absentAsUndefined)) ?? []
  const dirs = names
    .map((name) => join(bundles, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const dir of dirs.slice(bundlesKept - 1)) await rm(dir, { recursive: true, force: true })
}
