import { type Consent, consentFlags } from '#contracts/consent.ts'
import { storageKey, storedText } from './stored-text.ts'

/** The key that says that a choice was made, and when. */
export const choiceKey = storageKey('consent')

/** What a window hears when the choice is made or taken back in it. */
export const consentChanged = 'consent'

/** When to look again: what happened in another tab, or while the page was in the back/forward cache, counts too. */
export const consentSigns = [consentChanged, 'storage', 'pageshow'] as const

/** A choice that storage does not take. */
let unkept: Consent | null | undefined

/**
 * Returns what the visitor has allowed; null before a choice, and once it was taken back. It is kept in five keys: `true` or
 * `false` for each flag, and the time of the choice in milliseconds since 1970. Whatever else is there allows nothing.
 */
export function readConsent(): Consent | null {
  if (unkept !== undefined) return unkept
  return Number(storedText('consent')) > 0 ? consentFlags.filter((flag) => storedText(flag) === 'true') : null
}

/** Lets a choice hold for as long as the page, where storage takes nothing; undefined lets storage say. */
export function holdConsent(consent: Consent | null | undefined): void {
  unkept = consent
}

/** Whether a page is a preview, which asks nothing and counts for nobody. */
export function isPreview(): boolean {
  return location.pathname.includes('preview')
}

/** Whether a page has nothing to ask: a choice is kept, or it does not ask by itself, as where law must be readable first. */
export function isConsentDecided(): boolean {
  return readConsent() !== null || document.documentElement.dataset['consent'] === 'off' || isPreview()
}
