import { $consent } from '#stores/consent.ts'

/**
 * Forgets the choice where the address asks for it (`?setcookies`), and starts what waits for one where the page has any:
 * who measures and the review widget, in a file of their own.
 */
export function startConsent(): void {
  if (new URLSearchParams(location.search).has('setcookies')) $consent.set(null)
  // A preview counts for nobody.
  if (location.pathname.includes('preview')) return
  $consent.subscribe((consent) => {
    if (consent && document.querySelector('[data-measurement],[data-widget]') !== null)
      void import('./consented.ts').catch(() => {})
  })
}
