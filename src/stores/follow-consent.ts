import type { Consent } from '#contracts/consent.ts'
import { choiceKey, consentSigns, isConsentDecided, readConsent } from './consent.ts'

/** Runs something now and at each change of the choice, here or in another tab. */
export function followConsent(run: (consent: Consent | null) => void): void {
  let known: string | undefined
  const look = (event?: Event): void => {
    // Of the keys that another tab writes the last one counts; without a key all are gone.
    if (event && 'key' in event && event.key && event.key !== choiceKey) return
    const consent = readConsent()
    const text = String(consent)
    if (text === known) return
    known = text
    run(consent)
  }
  look()
  for (const sign of consentSigns) addEventListener(sign, look)
}

/** Runs something at once where a page has nothing to ask, else once it is answered, here or in another tab. */
export function onceConsentDecided(run: () => void): void {
  let isDone = false
  followConsent(() => {
    if (isDone || !isConsentDecided()) return
    isDone = true
    run()
  })
}
