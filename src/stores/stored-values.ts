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

/**
 * Returns the values that local storage refused, by key. The tab holds them in its name, which browsers empty when the
 * tab leaves the site.
 */
export function heldTexts(): Readonly<Record<string, string>> {
  const held: unknown = decodeJson(window.name)
  return typeof held === 'object' ? { ...held } : {}
}

/** Whether local storage refused a value, so that it is gone once the tab is closed. */
export function isHeld(name: string): boolean {
  return storageKey(name) in heldTexts()
}

/** Returns a stored value as text; '' when there is none. */
export function storedText(name: string): string {
  const key = storageKey(name)
  try {
    return String(heldTexts()[key] ?? localStorage.getItem(key) ?? '')
  } catch {
    return ''
  }
}

/** Returns a stored JSON value; undefined when there is none. */
export function storedValue(name: string): unknown {
  return decodeJson(storedText(name))
}

/** Returns the value of a JSON text; undefined for any other text. */
export function decodeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the listing IDs among stored values: each once, in order, at most `max`. */
export function decodeIds(kept: unknown, max = Infinity): readonly number[] {
  if (!Array.isArray(kept)) return []
  return [...new Set(kept.filter(isListingId))].slice(0, max)
}

function isListingId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
