/** Counts from a visitor's own deed date: what that takes comes when a field is reached, or brought back by the browser. */
export function startDeed(block: HTMLElement): void {
  const start = () => void import('./deed-date.ts').then((deed) => deed.startDeedDate(block)).catch(() => {})
  const isAtRest = block.querySelector('input')?.value === '' && !block.matches(':focus-within')
  if (isAtRest) block.addEventListener('focusin', start, { once: true })
  else start()
}
