import { languageOfferPath } from '#contracts/language-offer.ts'
import { wantedLanguages } from '#contracts/wanted-languages.ts'

/**
 * Offers the same page in the visitor's preferred language among those of the site, in the words of that language: a link
 * in the top bar, and one in the menu, for windows without a top bar; nobody is redirected. Nothing is offered where the
 * page does not exist in it. Rejects when the words fail to load.
 */
export async function showLanguageOffer(): Promise<void> {
  const link = wantedLanguages()
    .map((wanted) =>
      document.querySelector<HTMLAnchorElement>(`.drawer a[hreflang][lang^="${CSS.escape(wanted)}-"]`),
    )
    .find(Boolean)
  if (!link || link.ariaCurrent || link.hreflang !== link.lang) return
  const response = await fetch(languageOfferPath(link.lang))
  const words: string = await response.json()
  const offer = (className: string): HTMLAnchorElement => {
    const { href, lang } = link
    return Object.assign(document.createElement('a'), {
      className,
      href,
      lang,
      hreflang: lang,
      textContent: words,
    })
  }
  // Beside the first item, which has the free room of the bar: nothing moves.
  document.querySelector('.topbar__item')?.after(offer('topbar__item topbar__offer'))
  document.querySelector('.drawer .stack')?.prepend(offer('button button--wide drawer__offer'))
}
