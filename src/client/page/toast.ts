let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows a short message at the foot of the window for five seconds and announces it to screen readers. */
export function showToast(words: string | undefined): void {
  const toast = document.querySelector<HTMLElement>('.toast')
  if (toast === null || words === undefined) return
  toast.textContent = words
  clearTimeout(hiding)
  hiding = setTimeout(() => {
    toast.textContent = ''
  }, 5000)
}
