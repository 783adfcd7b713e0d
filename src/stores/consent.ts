import { type Consent, consentFlags } from '#domain/consent.ts'
import { createStoredAtom, type KeptIn, keptInBrowser, storageKey } from './stored-atom.ts'

type KeptInKeys = Readonly<{
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  events: EventTarget
}>

/** Returns a store of the choice, in step with the other tabs; null is kept for a visitor who has not chosen. */
export function createConsent(keptIn: KeptInKeys | undefined) {
  return createStoredAtom<Consent | null>({
    name: 'consent',
    initial: null,
    decode: (kept) => (Array.isArray(kept) ? consentFlags.filter((flag) => kept.includes(flag)) : null),
    keptIn: keptIn && inFiveKeys(keptIn),
  })
}

/** What the visitor has allowed; null before a choice, and once it was taken back. */
export const $consent = createConsent(keptInBrowser())

/** Whether a page asks by itself: not where law must be readable before a choice, and not in a preview. */
export function asksForConsent(): boolean {
  return document.documentElement.dataset['consent'] !== 'off' && !location.pathname.includes('preview')
}

/** Runs something at once where consent is decided or not asked for, else as soon as it is decided, here or in another tab. */
export function whenConsentDecided(run: () => void): void {
  if ($consent.get() || !asksForConsent()) return run()
  const stop = $consent.listen((consent) => {
    if (!consent) return
    stop()
    // Once the dialog has closed and given the focus back.
    setTimeout(run)
  })
}

/**
 * Keeps the one value in five keys: `true` or `false` for each flag, and last, for the tabs that listen to it, the time of
 * the choice in milliseconds since 1970. Whatever else is there allows nothing.
 */
function inFiveKeys({ events, storage }: KeptInKeys): KeptIn {
  return {
    events,
    storage: () => {
      const kept = storage()
      return {
        getItem: (key) =>
          Number(kept.getItem(key)) > 0
            ? JSON.stringify(consentFlags.filter((flag) => kept.getItem(storageKey(flag)) === 'true'))
            : null,
        setItem: (key, text) => {
          const isChosen = text !== 'null'
          const keep = (name: string, value: unknown) =>
            isChosen ? kept.setItem(name, String(value)) : kept.removeItem(name)
          for (const flag of consentFlags) keep(storageKey(flag), text.includes(flag))
          keep(key, Date.now())
        },
      }
    },
  }
}
