import { type Consent, consentFlags } from '#contracts/consent.ts'
import { choiceKey, consentChanged, holdConsent } from './consent.ts'
import { storageKey } from './stored-text.ts'

/** Keeps a choice, or with null takes it back. The key that other tabs listen to is written last: none sees half of it. */
export function changeConsent(consent: Consent | null): void {
  holdConsent(undefined)
  try {
    const keep = (key: string, value: unknown): void =>
      consent ? localStorage.setItem(key, String(value)) : localStorage.removeItem(key)
    for (const flag of consentFlags) keep(storageKey(flag), consent?.includes(flag))
    keep(choiceKey, Date.now())
  } catch {
    // Blocked or full.
    holdConsent(consent)
  }
  dispatchEvent(new Event(consentChanged))
}
