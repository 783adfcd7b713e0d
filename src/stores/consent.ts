import { type Consent, consentFlags } from '#contracts/consent.ts'
import { storageKey, storedText } from './stored-values.ts'

/** Key of the time at which the choice was made. */
export const choiceKey = storageKey('consent')

/** Key of the terms at that time: the months that a choice holds, and the services that wait for it. */
export const termsKey = storageKey('terms')

/** Event that a window dispatches when the choice is made or revoked in it. */
export const consentChanged = 'consent'

/** Events after which the choice may have changed: in this tab, in another one, or while the page was in the back/forward cache. */
export const consentEvents = [consentChanged, 'storage', 'pageshow'] as const

/** Milliseconds of a month. */
const month = 2_629_800_000

/**
 * Returns what the visitor has allowed; null before a choice, after it was revoked or has expired, and when the site uses
 * a service that it did not use then. Local storage holds `true` or `false` for each flag, the time of the choice in
 * milliseconds since 1970, and the terms of that time; other values allow nothing.
 */
export function readConsent(): Consent | null {
  const [months, ...services] = document.documentElement.dataset['terms']?.split(' ') ?? []
  const known = storedText('terms').split(' ')
  const isValid =
    Date.now() - Number(storedText('consent')) < Number(months) * month &&
    services.every((service) => known.includes(service))
  return isValid ? consentFlags.filter((flag) => storedText(flag) === 'true') : null
}

/** Whether the page is a preview, which neither asks for consent nor is measured. */
export function isPreview(): boolean {
  return location.pathname.includes('preview')
}

/** Whether the page need not ask: a choice is stored, or the page never asks, as legal pages and previews. */
export function isConsentDecided(): boolean {
  return readConsent() !== null || document.documentElement.dataset['consent'] === 'off' || isPreview()
}
