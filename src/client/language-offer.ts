import { type LanguageOfferFile, languageOfferPath } from '#domain/language-offer.ts'
import { wantedLanguages } from '#domain/wanted-languages.ts'
import { loadStyleSheet } from '#islands/load-style-sheet.ts'
import styleSheetUrl from './language-offer.css?url'

/**
 * Offers the same page in the language that the visitor wants first of those that the site has, in that language's words.
 * The address decides what is shown: nobody is sent. A press on the offer is answered as all are (pressed.ts).
 */
export async function offerLanguage(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.drawer a[lang][hreflang]')]
  const link = wantedLanguages()
    .map((wanted) => links.find(({ lang }) => lang.slice(0, 2) === wanted))
    .find((found) => found !== undefined)
  // A page that is not there in that language is not offered.
  if (link === undefined || link.ariaCurrent !== null || link.hreflang !== link.lang) return
  const { href, lang, hreflang } = link
  const [response] = await Promise.all([
    fetch(languageOfferPath(lang.slice(0, 2))),
    loadStyleSheet(styleSheetUrl),
  ])
  if (!response.ok) return
  const { html }: LanguageOfferFile = await response.json()
  document.querySelector('.skip')?.insertAdjacentHTML('afterend', html)
  Object.assign(document.querySelector('.offer a') ?? {}, { href, lang, hreflang })
}
