import type { AstroIntegration } from 'astro'

/** Addresses that only the development server answers: the build asks for each page by its file. */
const devRoutes = { '/[...path]': 'dev-page.ts', '/words/[file].json': 'dev-words.ts' }

/**
 * Makes Astro bundle the pages together with `render.ts`, so that the build can render one page or all of them without
 * bundling again. The published site is static: no server of Astro's ever runs.
 */
export function renderAdapter(): AstroIntegration {
  return {
    name: 'render-adapter',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'build' && process.env['ASTRO_KEY'] === undefined) {
          console.error('Astro alone makes no site of these pages: run "npm run build".')
          process.exit(1)
        }
        if (command !== 'dev') return
        for (const [pattern, file] of Object.entries(devRoutes))
          injectRoute({ pattern, entrypoint: new URL(file, import.meta.url) })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'render-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('render.ts', import.meta.url),
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        })
      },
    },
  }
}
