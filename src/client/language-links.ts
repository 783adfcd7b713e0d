import { rememberLanguage } from '#stores/language.ts'

/**
 * Lets the language switch keep what the address says: a search and a place on the page mean the same in every
 * language. The link is completed when it is about to be used, so that a copied one has it too; a language that was asked
 * for in the address is left behind. The choice is remembered.
 */
export function startLanguageLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click'] as const) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>('a[lang][hreflang]')
      if (link === null) return
      link.search = location.search.replace(/([?&])lng=[^&]*&?/, '$1').replace(/[?&]$/, '')
      link.hash = location.hash
      if (type === 'click') rememberLanguage(link.lang.slice(0, 2))
    })
  }
}
