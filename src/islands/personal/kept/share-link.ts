/** Returns the address of this page with the IDs of a list, and its view: `https://…/nl/vergelijken/?ids=2417,2398&view=scale`. */
export function sharedUrl(ids: readonly number[], view?: string): string {
  const shown = view === undefined ? '' : `&view=${view}`
  return `${location.origin}${location.pathname}?ids=${ids.join(',')}${shown}`
}

/** Opens the system's share sheet for a link, or else copies it; `failed` when neither is allowed. */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      // The visitor closed the sheet: no need to copy.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
