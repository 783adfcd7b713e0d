import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import manifest from './package.json' with { type: 'json' }
import { serveGenerated } from './scripts/dev/serve-generated.ts'
import { renderAdapter } from './src/render/adapter.ts'
import { touchDirective } from './src/directives/touch-directive.ts'

/** What every page's script shares with others is one file: small files compress badly. */
const pageKit = {
  name: 'page-kit',
  test: /preload-helper|src\/(?:client\/page\/on-press|contracts\/load-style-sheet|stores\/(?:stored-values|kept-storage))/,
}

/** The oldest browsers for which scripts and styles are written: `chrome123`. */
const target = manifest.browserslist.map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios'))

/**
 * What Astro does not pass on to the client's build, or sets otherwise: it writes scripts for the newest browsers. The helper
 * that preloads what a late script imports was up to a tenth of the script before the first press.
 */
const clientBuild = {
  name: 'client-build',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false, target } } : undefined),
}

// `npm run build` sets the SITE_… variables (scripts/build.ts); without them the project's own site is built.
export default defineConfig({
  // Pages are bundled once and rendered one by one by scripts/build/pages; the published site is plain files.
  output: 'server',
  adapter: renderAdapter(),
  trailingSlash: 'always',
  build: {
    format: 'directory',
    // CSS follows the page kind: each page carries its own, and its first screen needs one request.
    inlineStylesheets: 'always',
    // Old addresses become pages in scripts/build/files/redirects.ts: a thousand config redirects cost Astro seconds.
    redirects: false,
  },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    // Without streaming: React's streams cost the build two of thirteen seconds.
    react({ experimentalDisableStreaming: true }),
    serveGenerated(),
    touchDirective(),
  ],
  vite: {
    plugins: [clientBuild],
    build: { assetsInlineLimit: 0, target },
    // A build beside the development server writes thousands of files there.
    server: { watch: { ignored: ['**/dist.next/**'] } },
    environments: {
      // Source maps are kept beside the site, for reports of errors: no script names its own.
      client: {
        build: {
          sourcemap: 'hidden',
          rolldownOptions: { output: { codeSplitting: { groups: [pageKit] } } },
        },
      },
    },
  },
})
