import { resolve } from 'node:path'
import { build } from 'vite'

/** The worker that caches visited pages, and the one that uninstalls it. */
const workers = ['worker', 'uninstall']

/** Bundles each worker as one script; that of a site begins with its settings, see `completeWorker`. */
export async function bundleWorkers(outDir: string): Promise<void> {
  for (const name of workers)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: resolve(`src/worker/${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
}
