import { onPress } from '#client/page/on-press.ts'
import { wantedLanguages } from '#contracts/wanted-languages.ts'
import { isConsentDecided } from '#stores/consent.ts'

/** Links of the language switch and of the language offer. */
const languageLinks = 'a[lang][hreflang]'

/**
 * Answers links to other languages, and offers the page in the visitor's preferred language where that is another one,
 * after the consent dialog is closed.
 */
export function startLanguages(): void {
  const loadLinks = () => import('./language-links.ts')
  onPress(languageLinks, loadLinks)
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(languageLinks)
      if (link) loadLinks().then((module) => module.completeLink(link), ignore)
    })
  }
  if (wantedLanguages().find(Boolean) === document.documentElement.lang.slice(0, 2)) return
  const offer = () =>
    import('./show-language-offer.ts').then((module) => module.showLanguageOffer()).catch(ignore)
  if (isConsentDecided()) void offer()
  else document.addEventListener('close', offer, { capture: true, once: true })
}

function ignore(): void {
  // The link works as it is.
}
