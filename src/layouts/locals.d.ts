import type { ShownPage } from '#views/shown-page.ts'

declare global {
  namespace App {
    /** What every template finds in `Astro.locals`. */
    interface Locals extends ShownPage {}
  }
}
