/** Closes the card of a lit window on Escape, until the pointer or the focus leaves the window. */
export function closeCardsOnEscape(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const link of document.querySelectorAll('.lights a:is(:hover, :focus-visible)')) {
      link.toggleAttribute('data-closed', true)
      for (const leaves of ['pointerleave', 'blur'])
        link.addEventListener(leaves, () => link.removeAttribute('data-closed'), { once: true })
    }
  })
}
