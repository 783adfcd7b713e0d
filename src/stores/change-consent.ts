import { type Consent, consentFlags } from '#contracts/consent.ts'
import { choiceKey, consentChanged, termsKey } from './consent.ts'
import { keptStorage } from './kept-storage.ts'
import { storageKey } from './stored-values.ts'

/** Stores a choice, or revokes it with null. The key that other tabs listen to is written last, so they never see half. */
export function changeConsent(consent: Consent | null): void {
  for (const flag of consentFlags) keep(storageKey(flag), consent && String(consent.includes(flag)))
  keep(termsKey, consent && (document.documentElement.dataset['terms'] ?? ''))
  keep(choiceKey, consent && String(Date.now()))
  dispatchEvent(new Event(consentChanged))
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) keptStorage.removeItem(key)
    else keptStorage.setItem(key, text)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
