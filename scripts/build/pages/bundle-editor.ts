import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { fitEditorPackage } from './editor-package.ts'

const entry = fileURLToPath(new URL('../../../src/editor/client/start.ts', import.meta.url))

/** A module of Node is empty in a browser: a form that reads a file with it would fail when it is saved. */
const refuseNode: Plugin = {
  name: 'refuse-node',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith('node:')) this.error(`${importer} needs ${source}, which no browser has`)
  },
}

/** Bundles the script of the editor with the files that it loads on demand. */
export async function bundleEditor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: '/admin/',
    publicDir: false,
    plugins: [fitEditorPackage(), refuseNode],
    build: {
      outDir,
      emptyOutDir: false,
      // The package is minified already.
      minify: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'assets/editor-[hash].js' },
        // Most of the time is spent on the one large script of the package.
        checks: { pluginTimings: false },
      },
    },
  })
}
