/**
 * Adds a history entry for a dialog, so that Back closes the dialog and stays on the page. Returns a function that
 * removes the entry when the dialog is closed in another way.
 */
export function enterHistory(onBack: () => void): () => void {
  let isIn = true
  const hear = (): void => {
    removeEventListener('popstate', hear)
    if (isIn) onBack()
    isIn = false
  }
  history.pushState(history.state, '')
  addEventListener('popstate', hear)
  return () => {
    if (isIn) history.back()
    isIn = false
  }
}
