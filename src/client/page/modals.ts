/** Makes the rest of the page inert while the menu or the sheet of filters is open, so that focus stays in it. */
export function startModals(): void {
  // Closing gives focus back to the button, so the page must answer again before it.
  for (const type of ['toggle', 'beforetoggle'] as const)
    document.addEventListener(
      type,
      ({ target, newState }) => {
        if (!(target instanceof HTMLElement) || target.popover !== 'auto') return
        for (let part: Element | null = target; part?.parentElement; part = part.parentElement)
          for (const other of part.parentElement.children)
            if (other !== part && other instanceof HTMLElement)
              other.inert = type === 'toggle' && newState === 'open'
      },
      true,
    )
}
