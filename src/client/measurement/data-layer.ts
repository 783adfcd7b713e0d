import { type Consent, consentFlags } from '#contracts/consent.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

/** Puts something on the list that Google's scripts read once they are there. */
export function push(entry: unknown): void {
  globalThis.dataLayer?.push(entry)
}

/** Puts a command on it, in the form that they know: the arguments of a call. */
export function tell(..._words: readonly unknown[]): void {
  push(arguments)
}

/** Begins the list anew, with everything denied before anything else. Only while nobody has read it. */
export function beginDataLayer(): void {
  globalThis.dataLayer = []
  tellConsent('default', [], { wait_for_update: 500 })
  tell('js', new Date())
}

/** Tells what a visitor allows: at first, by default, or from now on. */
export function tellConsent(
  kind: 'default' | 'update',
  consent: Consent,
  others?: Readonly<{ wait_for_update: number }>,
): void {
  const states = consentFlags.map((flag) => [flag, consent.includes(flag) ? 'granted' : 'denied'] as const)
  tell('consent', kind, { ...Object.fromEntries(states), ...others })
}
