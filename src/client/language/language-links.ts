import { rememberLanguage } from '#stores/language.ts'

/** Links of the language switch, and of the offer of another language. */
const languageLinks = 'a[lang][hreflang]'

/**
 * Lets them keep what the address says: a search and a place on the page mean the same in every language. They are completed
 * when they are about to be used, so that a copied one has it too.
 */
export function startLanguageLinks(): void {
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(languageLinks)
      if (link) complete(link)
    })
  }
}

/** Follows one of them, and remembers the choice. */
export function followLanguage(link: HTMLAnchorElement): void {
  complete(link)
  rememberLanguage(link.lang.slice(0, 2))
  location.assign(link.href)
}

/** A language that was asked for in the address is left behind. */
function complete(link: HTMLAnchorElement): void {
  link.search = location.search.replace(/([?&])lng=[^&]*&?/, '$1').replace(/[?&]$/, '')
  link.hash = location.hash
}
