import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { fitEditorPackage } from './editor-package.ts'

const entry = fileURLToPath(new URL('../../../src/editor/client/start.ts', import.meta.url))

/** Bundles the script of the editor with the files that it loads on demand. */
export async function bundleEditor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: '/admin/',
    publicDir: false,
    plugins: [fitEditorPackage()],
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
