let hiding: ReturnType<typeof setTimeout> | undefined

/** Says something short at the foot of the window, and to screen readers; gone after some seconds. */
export function showToast(words: string | undefined): void {
  const toast = document.querySelector<HTMLElement>('.toast')
  if (toast === null || words === undefined) return
  toast.textContent = words
  clearTimeout(hiding)
  hiding = setTimeout(() => {
    toast.textContent = ''
  }, 5000)
}
