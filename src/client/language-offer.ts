import { type LanguageOffer, languageOfferPath } from '#domain/language-offer.ts'
import { wantedLanguages } from '#domain/wanted-languages.ts'
import { rememberLanguage } from '#stores/language.ts'
import { adoptStyle } from './adopt-style.ts'
import css from './language-offer.css?inline'

/**
 * Offers the same page in the language that the visitor wants first of those that the site has, in that language's words.
 * The address decides what is shown: nobody is sent. Whoever closes the offer has chosen the page's language.
 */
export async function offerLanguage(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.drawer a[lang][hreflang]')]
  const link = wantedLanguages()
    .map((wanted) => links.find(({ lang }) => lang.slice(0, 2) === wanted))
    .find((found) => found !== undefined)
  // A page that is not there in that language is not offered.
  if (link === undefined || link.ariaCurrent !== null || link.hreflang !== link.lang) return
  const response = await fetch(languageOfferPath(link.lang.slice(0, 2)))
  if (!response.ok) return
  const words: LanguageOffer = await response.json()
  adoptStyle(css)
  document.querySelector('.skip')?.after(createOffer(link, words))
}

function createOffer({ href, lang, hreflang }: HTMLAnchorElement, words: LanguageOffer): HTMLElement {
  const offer = Object.assign(document.createElement('aside'), {
    className: 'offer',
    lang,
    ariaLabel: words.label,
  })
  const text = Object.assign(document.createElement('p'), { textContent: `${words.text} ` })
  // As the links of the switch: it keeps query and anchor, and is remembered.
  text.append(Object.assign(document.createElement('a'), { href, lang, hreflang, textContent: words.go }))
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'round',
    ariaLabel: words.close,
    innerHTML: '<svg class="icon" aria-hidden="true"><use href="#i-close"/></svg>',
  })
  close.addEventListener('click', () => {
    rememberLanguage(document.documentElement.lang.slice(0, 2))
    offer.remove()
  })
  offer.append(text, close)
  return offer
}
