import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { shorten } from './shorten.ts'

/** What several islands use: one file of it compresses better than the dozen that Vite makes. */
const shared = /\/src\/(?:domain|ui|search|stores|islands)\/[^/]+\.ts$|\/src\/ui\/|\/MultiSelect/

/** What comes on demand, or with the one island that uses it. */
const apart =
  /\/search\/(?:area\.|area-points|decode-points|point-codes|fact-file|unit-)|\/(?:domain|stores)\/(?:change-consent|consent|follow-consent|forget-third-parties|language|recent|shared-ids|toggle-kept|visits)|\/domain\/(?:announcement|distance|measurement|banner|language-offer|calendar-event|plain-date|money|renovation-duty|loan|purchase-costs|region|dated-rule|notary-fee|registration-duty)|\/ui\/(?:Project|Property|SoldMeter|Facts|Epc|Favourite)|\/islands\/(?:load-style-sheet|use-live-search|(?:pack-)?search-box)/

const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(?:@nanostores\/react|react|react-dom|scheduler)\/|\/src\/directives\/hydrate|\/react-root|\/islands\/words\.ts|\/ui\/Icon\.tsx/,
  },
  {
    name: 'page',
    test: /\/src\/client\/(?:page|press|consent|kept|offers|offline|once-near|scroll-marks)\.ts|\/directives\/answer-presses|\/consent\/touch|\/islands\/load-style-sheet|\/stores\/(?:consent|follow-consent|stored-text)|\/domain\/consent|\/wanted-languages\.ts|\/layouts\/Page\.astro|preload-helper/,
  },
  {
    name: 'stores',
    test: /\/node_modules\/nanostores\/|\/stores\/(?:stored-atom|listing-ids|compared|favourites)/,
  },
  { name: 'search', test: (id: string) => shared.test(id) && !apart.test(id) },
  { name: 'properties', test: /\/src\/ui\/(?:Property|Facts|Epc|Favourite)/ },
  { name: 'projects', test: /\/src\/ui\/(?:Project|SoldMeter)/ },
]

/**
 * What browsers that know it compile while it comes: all of the search runs at the first touch, where compiling
 * it function by function would be waited for. (V8's compile hints, Chromium from 136.)
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/** How a call of Vite's helper for imports on demand ends; without it the calls are left as they are. */
const preloadMark = ', __VITE_PRELOAD__)'

/** Without what Astro adds to a page's script: each file that imports it repeats its name. */
const fileNames = ({ name }: Readonly<{ name: string }>): string => `_astro/${name.split('.')[0]}.[hash:6].js`

const photoSwipe = fileURLToPath(import.meta.resolve('photoswipe')).replace('.esm.js', '.esm.min.js')

/**
 * Cuts the browser's code into files: React, the page's own script, what a visitor keeps, what islands share, and each
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
      // Its authors' own build has shorter names inside: 500 bytes of the gallery's first touch.
      resolve: { alias: [{ find: /^photoswipe$/, replacement: photoSwipe }] },
      // Tools for developers of React find nothing to speak to.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      // Lists of what each import needs would only be read by the helper that is left out.
      build: { modulePreload: false },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups }, entryFileNames: fileNames, chunkFileNames: fileNames },
            },
          },
        },
      },
    }),
    load(id) {
      if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load()'
      // No island follows some keys of a store: 200 bytes of the first touch.
      return id.includes('/nanostores/listen-keys/') ? 'export let listenKeys, subscribeKeys' : undefined
    },
    // Vite's helper only loads: what is left is the import, which nobody needs a helper for.
    renderChunk: (code) =>
      code.includes(preloadMark)
        ? code
            .replaceAll('__vitePreload(() => import(', '(import(')
            .replaceAll('__vitePreload(', '((load) => load())(')
            .replaceAll(preloadMark, ')')
            .replace(/__vitePreload as \w+, /, '')
        : null,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = shorten(chunk.code, 'module')
        if (chunk.name === 'search') chunk.code = compileHint + chunk.code
        if (!chunk.isDynamicEntry) continue
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
        // The helper would have loaded them.
        if (styles.length > 0)
          this.error(`${chunk.fileName} is imported on demand: load ${styles.join()} by its URL`)
      }
    },
  }
}
