/** The history entry of a dialog. */
export type HistoryEntry = Readonly<{
  /** Changes the hash of its address: `#photo-4`. */
  rename: (hash: string) => void
  /** Removes the entry. */
  leave: () => void
}>

/** The entries that are open, the last one on top: Back closes that one alone. */
const entries: object[] = []

/**
 * Adds a history entry for a dialog, so that Back closes the dialog and stays on the page, and its address can be
 * shared: with its hash the page opens the dialog again.
 */
export function enterHistory(hash: string, onBack: () => void): HistoryEntry {
  let isIn = true
  const self = {}
  const hear = (): void => {
    // One below hears of it first, since it has listened for longer.
    if (entries.at(-1) !== self) return
    entries.pop()
    removeEventListener('popstate', hear)
    if (isIn) onBack()
    isIn = false
  }
  // A page that was opened by a shared address has it already: without it, Back stays on the page.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
  history.pushState(history.state, '', hash)
  entries.push(self)
  addEventListener('popstate', hear)
  return {
    rename: (to) => {
      if (isIn) history.replaceState(history.state, '', to)
    },
    leave: () => {
      if (isIn) history.back()
      isIn = false
    },
  }
}
