import type { AstroIntegration } from 'astro'

/**
 * Makes Astro bundle the pages together with `render.ts`, so that the build can render one page or all of them without
 * bundling again. The published site is static: no server of Astro's ever runs.
 */
export function renderAdapter(): AstroIntegration {
  return {
    name: 'render-adapter',
    hooks: {
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
