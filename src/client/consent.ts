import { onceConsentDecided } from '#stores/consent.ts'

/** Loads what waits for consent once there is a choice, on the pages that have any: who measures, and the review widget. */
export function startConsent(): void {
  if (document.querySelector('[data-measurement],[data-widget]'))
    onceConsentDecided(() => void import('./consented.ts').catch(() => {}))
}
