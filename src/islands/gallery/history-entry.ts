/** The history entry of a dialog. */
export type HistoryEntry = Readonly<{
  /** Changes the hash of its address: `#photo-4`. */
  rename: (hash: string) => void
  /** Removes the entry. */
  leave: () => void
}>

/**
 * Adds a history entry for a dialog, so that Back closes the dialog and stays on the page, and its address can be
 * shared: with its hash the page opens the dialog again.
 */
export function enterHistory(hash: string, onBack: () => void): HistoryEntry {
  let isIn = true
  const hear = (): void => {
    removeEventListener('popstate', hear)
    if (isIn) onBack()
    isIn = false
  }
  // A page that was opened by a shared address has it already: without it, Back stays on the page.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
  history.pushState(history.state, '', hash)
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
