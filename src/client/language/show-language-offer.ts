import { languageOfferPath } from '#contracts/language-offer.ts'
import { wantedLanguages } from '#contracts/wanted-languages.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import { rememberLanguage } from '#stores/language.ts'
import styleSheetUrl from '#styles/shell/language-offer.css?url'

/**
 * Shows an offer of the same page in the visitor's preferred language among those of the site, in the words of that
 * language; nobody is redirected. Nothing is shown where the page does not exist in it. Rejects when a file fails to load.
 */
export async function showLanguageOffer(): Promise<void> {
  const link = wantedLanguages()
    .map((wanted) =>
      document.querySelector<HTMLAnchorElement>(`.drawer a[hreflang][lang^="${CSS.escape(wanted)}-"]`),
    )
    .find(Boolean)
  if (!link || link.ariaCurrent || link.hreflang !== link.lang) return
  const [response] = await Promise.all([fetch(languageOfferPath(link.lang)), loadStyleSheet(styleSheetUrl)])
  document.querySelector('.skip')?.insertAdjacentHTML('afterend', await response.json())
  const offered = document.querySelector<HTMLAnchorElement>('.offer a')
  if (offered) offered.href = link.href
  const offer = document.querySelector('.offer')
  offer?.querySelector('button')?.addEventListener('click', () => {
    // Closing the offer is choosing the page's language.
    rememberLanguage(document.documentElement.lang.slice(0, 2))
    offer.remove()
  })
}
