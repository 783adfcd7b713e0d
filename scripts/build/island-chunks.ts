import type { Plugin } from 'vite'

/** What several islands use: one file of it compresses better than the dozen that Vite makes. */
const shared =
  /\/src\/(?:domain|ui|search|stores|islands)\/[^/]+\.ts$|\/src\/ui\/|\/MultiSelect|\/load-style-sheet/

/** What comes on demand, or with the one island that uses it. */
const apart =
  /\/search\/(?:decode-points|point-codes|fact-file)|\/ui\/(?:Project|SoldMeter)|\/islands\/(?:use-live-search|(?:pack-)?search-box)/

const groups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/directives\/hydrate/ },
  {
    name: 'page',
    test: /\/node_modules\/nanostores\/|\/src\/stores\/(?!saved-searches)|\/src\/client\/(?!demand)|Page\.astro/,
  },
  { name: 'search', test: (id: string) => shared.test(id) && !apart.test(id) },
]

/**
 * Cuts the browser's code into files: React, what the visitor keeps (on every page), what islands share, and each
 * island. Imports on demand are plain ones: Vite's helper for them costs an island 700 bytes, to preload what is
 * there already.
 */
export function islandChunks(): Plugin {
  return {
    name: 'island-chunks',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      // Tools for developers of React find nothing to speak to.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    }),
    load(id) {
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
        // The helper would have loaded them.
        if (styles.length > 0)
          this.error(`${chunk.fileName} is imported on demand: load ${styles.join()} by its URL`)
      }
    },
  }
}
