import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when a visitor uses it; see touch.ts. */
    'client:touch'?: boolean | 'query' | 'now'
  }
}
