/**
 * Gives what opens over the page an entry of its own in the history: Back closes it and leaves the page where it is.
 * Returns what takes the entry away when it is closed in another way; nothing of it is left then.
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
