/** Lets what needs consent wait for it, on the pages that have any: who measures, and the review widget. */
export function startConsent(): void {
  // A preview counts for nobody.
  if (document.querySelector('[data-measurement],[data-widget]') && !location.pathname.includes('preview'))
    void import('./consented.ts').catch(() => {})
}
