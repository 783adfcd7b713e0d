/** Returns the address of a page with the IDs of a list: `https://…/nl/favorieten/?ids=2417,2398`. */
export function sharedUrl(ids: readonly number[]): string {
  return `${location.origin}${location.pathname}?ids=${ids.join(',')}`
}

/** Hands a link to the system's share sheet, or else copies it; `failed` where neither is allowed. */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      // Closing the sheet is an answer too.
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
