import { maxRecent } from './listing-ids.ts'
import { storageKey, storedText } from './stored-text.ts'

/**
 * Remembers that the page of a property was seen, by its ID: the latest first, each once. Every such page does, so that it goes
 * without the atom of those who read the list, who look closer at what is kept (recent.ts).
 */
export function recordVisit(id: string): void {
  const others = storedText('recent').match(/\d+/g) ?? []
  const ids = [...new Set([id, ...others])].slice(0, maxRecent)
  try {
    localStorage.setItem(storageKey('recent'), `[${String(ids)}]`)
  } catch {
    // Blocked or full: nothing is remembered.
  }
}
