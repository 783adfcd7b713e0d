import { type Consent, consentFlags } from '#contracts/consent.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

/** Adds an entry to the data layer, the list that Google's scripts read once they are loaded. */
export function push(entry: unknown): void {
  globalThis.dataLayer?.push(entry)
}

/** Adds a command to the data layer, as an `arguments` object: Google's scripts take no array for one. */
export function pushCommand(..._words: readonly unknown[]): void {
  push(arguments)
}

/** Creates the data layer with everything denied by default. Call it before any script that reads it is loaded. */
export function startDataLayer(): void {
  globalThis.dataLayer = []
  pushConsent('default', [], { wait_for_update: 500 })
  pushCommand('js', new Date())
}

/** Adds what the visitor allows to the data layer, as the default or as an update of it. */
export function pushConsent(
  kind: 'default' | 'update',
  consent: Consent,
  others?: Readonly<{ wait_for_update: number }>,
): void {
  const states = consentFlags.map((flag) => [flag, consent.includes(flag) ? 'granted' : 'denied'] as const)
  pushCommand('consent', kind, { ...Object.fromEntries(states), ...others })
}
