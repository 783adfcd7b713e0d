import type { AstroIntegration } from 'astro'

/** Registers `client:touch` with Astro. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/directives/touch.ts' })
      },
    },
  }
}
