import { storageKey } from '#stores/stored-values.ts'

const key = storageKey('announcement')

/** Replaces session storage where the browser blocks it. */
let isClosed = false

/** Whether the announcement was closed in this browser session. */
export function isAnnouncementClosed(): boolean {
  try {
    return isClosed || sessionStorage.getItem(key) !== null
  } catch {
    return isClosed
  }
}

/** Remembers for this browser session that the announcement was closed. */
export function rememberClosed(): void {
  try {
    sessionStorage.setItem(key, 'closed')
  } catch {
    // It stays closed until the page is left.
    isClosed = true
  }
}
