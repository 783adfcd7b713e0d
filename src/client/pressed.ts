import { toggleCompared, toggleFavourite } from '#stores/toggle-kept.ts'
import { startMenus } from './menus.ts'
import { keepOffline } from './offline.ts'
import { copyAddress, sharePage } from './share.ts'
import { showToast } from './toast.ts'
import { goToTop } from './to-top.ts'

// Comes when a visitor comes near a menu (press.ts): before it nothing is open that could be closed.
startMenus()

/** Answers a press on one of the page's own buttons; the words of the toast are the button's or the toast's own. */
export function answer(pressed: HTMLElement): void {
  const { favourite, compare, share, copy } = pressed.dataset
  if (favourite !== undefined) keepFavourite(Number(favourite), pressed)
  else if (compare !== undefined) showToast(pressed.dataset[toggleCompared(Number(compare))])
  else if (share !== undefined) void sharePage(share)
  else if (copy !== undefined) void copyAddress(copy)
  else goToTop()
}

function keepFavourite(id: number, button: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('.toast')?.dataset
  const isKept = toggleFavourite(id)
  showToast(isKept ? words?.['saved'] : words?.['removed'])
  if (isKept) keepOffline(button.closest('.card')?.querySelector('a')?.href)
}
