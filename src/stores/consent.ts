import { type Consent, consentFlags } from '#domain/consent.ts'
import { type KeptIn, storageKey, storedText } from './stored-text.ts'

/** The key that says that a choice was made, and when. */
export const choiceKey = storageKey('consent')

/** What a window hears when the choice is made or taken back in it. */
export const consentChanged = 'consent'

/** When to look again: what happened in another tab, or while the page was in the back/forward cache, counts too. */
export const consentSigns = [consentChanged, 'storage', 'pageshow'] as const

/**
 * Returns what reads the choice; null is kept for a visitor who has not chosen. The one value is in five keys: `true` or
 * `false` for each flag, and the time of the choice in milliseconds since 1970. Whatever else is there allows nothing.
 */
export function createConsent({ storage, events }: KeptIn) {
  let unkept: Consent | null | undefined
  return {
    storage,
    events,
    get(): Consent | null {
      if (unkept !== undefined) return unkept
      return Number(storedText('consent', storage)) > 0
        ? consentFlags.filter((flag) => storedText(flag, storage) === 'true')
        : null
    },
    /** Lets a choice hold for as long as the page, where storage takes nothing; undefined lets storage say. */
    hold(consent: Consent | null | undefined): void {
      unkept = consent
    },
  }
}

/** Reads the choice. */
export type ConsentStore = ReturnType<typeof createConsent>

/** What the visitor has allowed; null before a choice, and once it was taken back. */
export const $consent = createConsent({ storage: () => localStorage, events: globalThis })

/**
 * Whether a page has nothing to ask: a choice is kept, or it does not ask by itself. There law must be readable before a
 * choice, or the page is a preview, which counts for nobody.
 */
export function isConsentDecided(): boolean {
  return (
    $consent.get() !== null ||
    document.documentElement.dataset['consent'] === 'off' ||
    location.pathname.includes('preview')
  )
}

/** Runs something at once where a page has nothing to ask, else once it is answered, here or in another tab. */
export function onceConsentDecided(run: () => void): void {
  let isDone = false
  const look = (): void => {
    if (isDone || !isConsentDecided()) return
    isDone = true
    run()
  }
  look()
  for (const sign of consentSigns) addEventListener(sign, look)
}
