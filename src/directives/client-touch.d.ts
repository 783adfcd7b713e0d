import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island when a visitor uses it; see touch.ts. */
    'client:touch'?: boolean | 'query' | 'now'
  }
}
