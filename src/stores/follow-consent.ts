import type { Consent } from '#contracts/consent.ts'
import { choiceKey, consentEvents, readConsent } from './consent.ts'

/** Calls a function now and after each change of the choice, in this tab or another. */
export function followConsent(run: (consent: Consent | null) => void): void {
  let known: string | undefined
  const check = (event?: Event): void => {
    // Another tab writes several keys, the choice's last; a storage event without a key means that all were deleted.
    if (event && 'key' in event && event.key && event.key !== choiceKey) return
    const consent = readConsent()
    const text = String(consent)
    if (text === known) return
    known = text
    run(consent)
  }
  check()
  for (const event of consentEvents) addEventListener(event, check)
}

/** Calls a function once, as soon as the choice is what it waits for: at once, or after a change in this tab or another. */
export function onceConsent(isAwaited: (consent: Consent | null) => boolean, run: () => void): void {
  let isDone = false
  followConsent((consent) => {
    if (isDone || !isAwaited(consent)) return
    isDone = true
    run()
  })
}
