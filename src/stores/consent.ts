import { type Consent, consentFlags } from '#contracts/consent.ts'
import { storageKey, storedText } from './stored-values.ts'

/** Key of the time at which the choice was made. */
export const choiceKey = storageKey('consent')

/** Event that a window dispatches when the choice is made or revoked in it. */
export const consentChanged = 'consent'

/** Events after which the choice may have changed: in this tab, in another one, or while the page was in the back/forward cache. */
export const consentEvents = [consentChanged, 'storage', 'pageshow'] as const

/** The choice for this page where local storage refuses it. */
let inMemory: Consent | null | undefined

/**
 * Returns what the visitor has allowed; null before a choice and after it was revoked. Local storage holds `true` or `false`
 * for each flag, and the time of the choice in milliseconds since 1970; other values allow nothing.
 */
export function readConsent(): Consent | null {
  if (inMemory !== undefined) return inMemory
  return Number(storedText('consent')) > 0 ? consentFlags.filter((flag) => storedText(flag) === 'true') : null
}

/** Holds a choice in memory for this page, overriding local storage; undefined removes the override. */
export function holdConsent(consent: Consent | null | undefined): void {
  inMemory = consent
}

/** Whether the page is a preview, which neither asks for consent nor is measured. */
export function isPreview(): boolean {
  return location.pathname.includes('preview')
}

/** Whether the page need not ask: a choice is stored, or the page never asks, as legal pages and previews. */
export function isConsentDecided(): boolean {
  return readConsent() !== null || document.documentElement.dataset['consent'] === 'off' || isPreview()
}
