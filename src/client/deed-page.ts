/** Counts from a visitor's own deed date: what that takes comes when a field is reached, or brought back by the browser. */
function startDeed(block: HTMLElement): void {
  const start = () => void import('./deed-date.ts').then((deed) => deed.startDeedDate(block))
  if (block.querySelector('input')?.value === '') block.addEventListener('focusin', start, { once: true })
  else start()
}

for (const block of document.querySelectorAll<HTMLElement>('[data-deed]')) startDeed(block)
