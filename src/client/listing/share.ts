import { showToast } from '#client/page/toast.ts'

/** Shares a listing, prints it, or copies its address; the button's data attributes hold the words of the toast. */
export async function answerPress({ dataset: { share, copy } }: HTMLElement): Promise<void> {
  if (share !== undefined) await sharePage(share)
  else if (copy === undefined) print()
  else await copyText(document.querySelector('.prop-head__place')?.textContent?.trim() ?? '', copy)
}

/** Opens the device's share sheet for the page, or copies the link where there is none. A cancelled share (AbortError) does nothing. */
async function sharePage(copied: string): Promise<void> {
  const { href } = location
  try {
    await navigator.share({ title: document.title, url: href })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') await copyText(href, copied)
  }
}

/** Copies a text and says so; where copying is not allowed, shows the text to be copied by hand. */
async function copyText(text: string, copied: string | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied)
  } catch {
    showToast(text)
  }
}
