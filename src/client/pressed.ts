import { rememberLanguage } from '#stores/language.ts'
import { toggleCompared, toggleFavourite } from '#stores/toggle-kept.ts'
import { followLanguage, startLanguageLinks } from './language-links.ts'
import { startMenus } from './menus.ts'
import { keepOffline } from './keep-offline.ts'
import { copyAddress, sharePage } from './share.ts'
import { showToast } from './toast.ts'
import { goToTop } from './to-top.ts'
import './toggles.ts'

// Comes when a visitor comes near a menu or a card (press.ts): before it nothing is open that could be closed, or pressed.
startMenus()
startLanguageLinks()

/** Hears what brought it, too: the key may be the one that closes a menu. */
export { closeOnEscape as hear } from './menus.ts'

/**
 * Answers a press on one of the page's own buttons or links; the words of the toast are the button's or the toast's own.
 * Rejects where the question for consent cannot be had.
 */
export async function answer(pressed: HTMLElement): Promise<void> {
  const { favourite, compare, share, copy, stay, consentLink } = pressed.dataset
  if (favourite !== undefined) keepFavourite(Number(favourite), pressed)
  else if (compare !== undefined) showToast(pressed.dataset[toggleCompared(Number(compare))])
  else if (share !== undefined) await sharePage(share)
  else if (copy !== undefined) await copyAddress(copy)
  else if (stay !== undefined) stayHere(pressed)
  else if (consentLink !== undefined) await askAgain()
  else if (pressed instanceof HTMLAnchorElement && pressed.hreflang !== '') followLanguage(pressed)
  else goToTop()
}

async function askAgain(): Promise<void> {
  const { withdraw } = await import('#islands/consent/withdrawal.ts')
  await withdraw()
}

/** Whoever closes the offer of another language has chosen the page's. */
function stayHere(button: HTMLElement): void {
  rememberLanguage(document.documentElement.lang.slice(0, 2))
  button.closest('.offer')?.remove()
}

function keepFavourite(id: number, button: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('.toast')?.dataset
  const isKept = toggleFavourite(id)
  showToast(isKept ? words?.['saved'] : words?.['removed'])
  if (isKept) keepOffline(button.closest('.card')?.querySelector('a')?.href)
}
