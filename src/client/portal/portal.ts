import { startMenus } from '#client/page/menus.ts'
import { proveForm } from './prove-form.ts'
import { revealPasswords } from './reveal-passwords.ts'
import { watchPortal } from './watch-portal.ts'

// The script of the owner portal and of the desk; everything else works without.
startMenus()
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]') !== null) print()
})
for (const root of document.querySelectorAll<HTMLElement>('[data-portal]')) watchPortal(root)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-proof]')) proveForm(form)
revealPasswords()
