import type { Consent } from '#domain/consent.ts'
import { $consent, choiceKey, consentSigns, type ConsentStore } from './consent.ts'

/** Runs something now and at each change of the choice, here or in another tab. */
export function followConsent(run: (consent: Consent | null) => void, store: ConsentStore = $consent): void {
  let known: string | undefined
  const look = (event?: Event): void => {
    // Of the keys that another tab writes the last one counts; without a key all are gone.
    if (event && 'key' in event && event.key && event.key !== choiceKey) return
    const consent = store.get()
    const text = JSON.stringify(consent)
    if (text === known) return
    known = text
    run(consent)
  }
  look()
  for (const sign of consentSigns) store.events.addEventListener(sign, look)
}
