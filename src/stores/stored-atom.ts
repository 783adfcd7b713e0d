import { atom, type PreinitializedWritableAtom } from 'nanostores'
import { keptStorage } from './kept-storage.ts'
import { decodeJson, type KeptIn, storageKey } from './stored-values.ts'

type StoredAtomOptions<T> = Readonly<{
  name: string
  initial: T
  /** Returns a valid value for any stored one, and for undefined when nothing or no JSON is stored. */
  decode: (kept: unknown) => T
  keptIn?: KeptIn
}>

/**
 * Returns an atom that stores its value in the browser, in sync with other tabs. When storage is blocked or full it
 * keeps the value in memory; invalid stored parts are dropped. At build time it holds its initial value.
 */
export function createStoredAtom<T>({
  name,
  initial,
  decode,
  keptIn = keptInBrowser(),
}: StoredAtomOptions<T>): PreinitializedWritableAtom<T> {
  const $kept = atom<T>(initial)
  if (keptIn === undefined) return $kept
  const key = storageKey(name)
  const nothing = JSON.stringify(initial)
  // JSON last read or written, so that a change by another tab is not written again.
  let known = nothing
  const read = () => {
    try {
      const text = keptIn.storage().getItem(key) ?? nothing
      if (text === known) return
      known = text
      $kept.set(decode(decodeJson(text)))
    } catch {
      // Blocked: the value in memory stays.
    }
  }
  read()
  $kept.listen((value) => {
    const text = JSON.stringify(value)
    if (text === known) return
    known = text
    try {
      keptIn.storage().setItem(key, text)
    } catch {
      // Blocked or full: the value stays in memory.
    }
  })
  keptIn.events.addEventListener('storage', (event) => {
    if ('key' in event && (event.key === key || !event.key)) read()
  })
  // A page in the back/forward cache receives no storage events.
  keptIn.events.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) read()
  })
  return $kept
}

/** Returns the browser's storage; undefined at build time. */
function keptInBrowser(): KeptIn | undefined {
  return typeof document === 'undefined' ? undefined : { storage: () => keptStorage, events: globalThis }
}
