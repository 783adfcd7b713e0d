import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** React for islands: Astro's own integration, but for the entry that hydrates them, which is hydrate.ts. */
export function reactIslands(): AstroIntegration {
  // Stateless components wait for nothing: streams cost the build two seconds of thirteen.
  const integration = react({ experimentalDisableStreaming: true })
  const setUp = integration.hooks['astro:config:setup']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => {
            options.addRenderer({ ...renderer, clientEntrypoint: './src/directives/hydrate.ts' })
          },
        }),
    },
  }
}
