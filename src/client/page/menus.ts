const openMenus = 'details[name="nav"][open]'

/** Closes menus on Escape and on a click outside: those of the header, of the portal and of the desk. */
export function startMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
  })
}
