import { atom, type PreinitializedWritableAtom } from 'nanostores'
import { type KeptIn, storageKey } from './stored-text.ts'

type StoredAtomOptions<T> = Readonly<{
  name: string
  initial: T
  /** Makes a sound value of whatever was kept; undefined where nothing was, or no JSON. */
  decode: (kept: unknown) => T
  keptIn?: KeptIn
}>

/**
 * Returns an atom that keeps its value in the browser, in step with the other tabs. Where storage is blocked or
 * full it goes on in memory; what was kept wrongly is left out. At build time it holds its initial value.
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
  // What is kept, as far as this page knows: what another tab wrote is not written again.
  let known = nothing
  const read = () => {
    try {
      const text = keptIn.storage().getItem(key) ?? nothing
      if (text === known) return
      known = text
      $kept.set(decode(decodeJson(text)))
    } catch {
      // Blocked: what the page has in memory stays.
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
      // Blocked or full: the value lives as long as the page.
    }
  })
  keptIn.events.addEventListener('storage', (event) => {
    if ('key' in event && (event.key === key || !event.key)) read()
  })
  // A page that comes back from the back/forward cache heard nothing while it was there.
  keptIn.events.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) read()
  })
  return $kept
}

/** Returns the storage that outlives the page; undefined at build time. */
function keptInBrowser(): KeptIn | undefined {
  return typeof document === 'undefined' ? undefined : { storage: () => localStorage, events: globalThis }
}

function decodeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
