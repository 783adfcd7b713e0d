import { showToast } from '#client/page/toast.ts'

/** Copies the address of the listing; `copied` is what the toast says then. */
export async function copyAddress(copied: string): Promise<void> {
  await copyText(document.querySelector('.prop-head__place')?.textContent?.trim() ?? '', copied)
}

/** Lets the device share the page, or copies its link where the device cannot. Who thinks better of it is left alone. */
export async function sharePage(copied: string): Promise<void> {
  const { href } = location
  try {
    await navigator.share({ title: document.title, url: href })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') await copyText(href, copied)
  }
}

/** Copies a text; where that is not allowed it is shown, to be copied by hand. */
async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied)
  } catch {
    showToast(text)
  }
}
