/** Closes the card of a lit window on Escape, until the pointer or the focus comes to one again. */
export function closeCardsOnEscape(): void {
  const lights = document.querySelector('.lights')
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') lights?.toggleAttribute('data-closed', true)
  })
  for (const comes of ['pointerover', 'focusin'])
    lights?.addEventListener(comes, () => lights.removeAttribute('data-closed'))
}
