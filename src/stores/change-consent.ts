import { type Consent, consentFlags } from '#contracts/consent.ts'
import { choiceKey, consentChanged, holdConsent } from './consent.ts'
import { storageKey } from './stored-values.ts'

/** Stores a choice, or revokes it with null. The key that other tabs listen to is written last, so they never see half. */
export function changeConsent(consent: Consent | null): void {
  holdConsent(undefined)
  try {
    const keep = (key: string, value: unknown): void =>
      consent ? localStorage.setItem(key, String(value)) : localStorage.removeItem(key)
    for (const flag of consentFlags) keep(storageKey(flag), consent?.includes(flag))
    keep(choiceKey, Date.now())
  } catch {
    // Storage is blocked or full.
    holdConsent(consent)
  }
  dispatchEvent(new Event(consentChanged))
}
