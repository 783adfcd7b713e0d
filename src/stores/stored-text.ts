/** A storage and the source of its events from other tabs. */
export type KeptIn = Readonly<{
  /** Throws when the browser blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  events: Pick<EventTarget, 'addEventListener' | 'dispatchEvent'>
}>

/** The number is the version of the format: a new one ignores old values. */
const prefix = 'kept.1.'

/** Returns the storage key of a value. @example storageKey('favourites') // 'kept.1.favourites' */
export function storageKey(name: string): string {
  return `${prefix}${name}`
}

/** Returns a stored value as text; '' when there is none or storage is blocked. */
export function storedText(name: string): string {
  try {
    return localStorage.getItem(storageKey(name)) ?? ''
  } catch {
    return ''
  }
}
