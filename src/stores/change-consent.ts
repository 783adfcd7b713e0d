import { type Consent, consentFlags } from '#domain/consent.ts'
import { $consent, choiceKey, consentChanged, type ConsentStore } from './consent.ts'
import { storageKey } from './stored-text.ts'

/** Keeps a choice, or with null takes it back. The key that other tabs listen to is written last: none sees half of it. */
export function changeConsent(consent: Consent | null, store: ConsentStore = $consent): void {
  store.hold(undefined)
  try {
    const kept = store.storage()
    const keep = (key: string, value: unknown): void =>
      consent ? kept.setItem(key, String(value)) : kept.removeItem(key)
    for (const flag of consentFlags) keep(storageKey(flag), consent?.includes(flag))
    keep(choiceKey, Date.now())
  } catch {
    // Blocked or full.
    store.hold(consent)
  }
  store.events.dispatchEvent(new Event(consentChanged))
}
