/** Where values are kept, and who tells that another tab changed them. */
export type KeptIn = Readonly<{
  /** Throws where a browser blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  events: Pick<EventTarget, 'addEventListener' | 'dispatchEvent'>
}>

/** The number is that of the format: another one starts anew, and the old values stay where they are. */
const prefix = 'kept.1.'

/** Returns the key under which a value is kept. @example storageKey('favourites') // 'kept.1.favourites' */
export function storageKey(name: string): string {
  return `${prefix}${name}`
}

/** Returns what is kept under a name, as it was written; '' where nothing is, or where storage is blocked. */
export function storedText(name: string): string {
  try {
    return localStorage.getItem(storageKey(name)) ?? ''
  } catch {
    return ''
  }
}
