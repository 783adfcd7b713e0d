import { showToast } from './toast.ts'

/**
 * Answers presses on what shares the page (`data-share`) and on what copies its address (`data-copy`); each holds what
 * the toast says once something is copied.
 */
export function startShare(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const { share, copy } = target.closest<HTMLElement>('[data-share],[data-copy]')?.dataset ?? {}
    if (share !== undefined) void sharePage(share)
    if (copy !== undefined) {
      void copyText(document.querySelector('.prop-head__place')?.textContent?.trim() ?? '', copy)
    }
  })
}

/** Lets the device share the page, or copies its link where the device cannot. Who thinks better of it is left alone. */
async function sharePage(copied: string): Promise<void> {
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
