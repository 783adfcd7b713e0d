const openMenus = 'details[name="nav"][open]'

/** Closes the header's menus on Escape, on a press outside, and where they were opened and left before this came. */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (!menu.matches(':hover,:focus-within')) menu.open = false
  }
  document.addEventListener('keydown', closeOnEscape)
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
  })
}

/** Closes the menus where the key is Escape, with focus back on what opened the one that has it. */
export function closeOnEscape(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }
}
