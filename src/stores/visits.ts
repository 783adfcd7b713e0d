import { keptStorage } from './kept-storage.ts'
import { decodeIds, storageKey, storedValue } from './stored-values.ts'

/** How many visited properties are kept. */
export const maxRecent = 24

/**
 * Adds a property to the visited ones ($recent), the latest first. It writes to storage itself, since a property's page
 * shows none of them and needs no atom.
 */
export function recordVisit(id: number): void {
  const others = storedValue('recent')
  const ids = decodeIds([id, ...(Array.isArray(others) ? others : [])], maxRecent)
  keptStorage.setItem(storageKey('recent'), JSON.stringify(ids))
}
