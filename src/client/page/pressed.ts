import { openInLightbox } from '#islands/gallery/touch.ts'
import { rememberLanguage } from '#stores/language.ts'
import { followLanguage, startLanguageLinks } from '#client/language/language-links.ts'
import { closeOnEscape, startMenus } from './menus.ts'
import { copyAddress, sharePage } from '#client/listing/share.ts'
import { goToTop } from './to-top.ts'

// Comes when a visitor comes near a menu or a card (press.ts): before it nothing is open that could be closed, or pressed.
startMenus()
startLanguageLinks()

/** What keeps a property or compares it, or has a button that does. */
const keeping = '.card,[data-favourite],[data-compare]'

const loadToggles = () => import('#client/kept/toggles.ts')

/** Hears what brought it, too: the key may be the one that closes a menu, and near a heart more will be asked for. */
export function hear(event: Event): void {
  closeOnEscape(event)
  if (event.target instanceof Element && event.target.closest(keeping)) loadToggles().catch(() => {})
}

/**
 * Answers a press on one of the page's own buttons or links; the words of the toast are the button's or the toast's own.
 * Rejects where what answers it cannot be had.
 */
export async function answer(pressed: HTMLElement): Promise<void> {
  const { favourite, compare, share, copy, stay, consentLink } = pressed.dataset
  if (favourite !== undefined || compare !== undefined) (await loadToggles()).toggle(pressed)
  else if (share !== undefined) await sharePage(share)
  else if (copy !== undefined) await copyAddress(copy)
  else if (stay !== undefined) stayHere(pressed)
  else if (consentLink !== undefined) await askAgain()
  else if (pressed.matches('.to-top')) goToTop()
  else if (!(pressed instanceof HTMLAnchorElement)) return
  else if (pressed.hreflang !== '') followLanguage(pressed)
  else await openInLightbox(pressed)
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
