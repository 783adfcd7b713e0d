import { languageOfferPath } from '#contracts/language-offer.ts'
import { wantedLanguages } from '#contracts/wanted-languages.ts'
import { loadStyleSheet } from '#islands/kit/load-style-sheet.ts'
import styleSheetUrl from '#styles/shell/language-offer.css?url'

/**
 * Offers the same page in the language that the visitor wants first of those that the site has, in that language's words.
 * The address decides what is shown: nobody is sent. A press on the offer is answered as all are (pressed.ts). Rejects where
 * the offer cannot be had.
 */
export async function offerLanguage(): Promise<void> {
  const link = wantedLanguages()
    .map((wanted) =>
      document.querySelector<HTMLAnchorElement>(`.drawer a[hreflang][lang^="${CSS.escape(wanted)}-"]`),
    )
    .find(Boolean)
  // A page that is not there in that language is not offered.
  if (!link || link.ariaCurrent || link.hreflang !== link.lang) return
  const [response] = await Promise.all([fetch(languageOfferPath(link.lang)), loadStyleSheet(styleSheetUrl)])
  document.querySelector('.skip')?.insertAdjacentHTML('afterend', await response.json())
  const offered = document.querySelector<HTMLAnchorElement>('.offer a')
  if (offered) offered.href = link.href
}
