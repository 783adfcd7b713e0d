import { beforeEach, describe, expect, test } from 'vitest'
import { answerPress, completeLink } from '#client/language/language-links.ts'
import { showLanguageOffer } from '#client/language/show-language-offer.ts'
import { startLanguages } from '#client/language/languages.ts'
import { languageOfferPath } from '#contracts/language-offer.ts'
import { storageKey } from '#stores/stored-values.ts'
import { find, goTo, serve, settle, showPage, textsOf } from '#tests/support/island/page.ts'

const { pathname } = location

test.each([
  ['', ''],
  ['?city=zele', '?city=zele'],
  ['?lng=fr', ''],
  ['?lng=fr&city=zele', '?city=zele'],
  ['?city=zele&lng=fr', '?city=zele'],
  ['?a=1&lng=fr&b=2', '?a=1&b=2'],
  ['?xlng=fr', '?xlng=fr'],
])('the same page in another language keeps the query %s as %s, and the place on the page', (query, kept) => {
  goTo(`${pathname}${query}#plan`)
  showPage('<a href="/fr/">fr</a>')
  const link = find<HTMLAnchorElement>('a')
  completeLink(link)
  expect([link.search, link.hash]).toEqual([kept, '#plan'])
})

test('a link to another language that is pressed remembers the language, and keeps the query', () => {
  localStorage.clear()
  goTo(`${pathname}?city=zele#plan`)
  showPage(`<a lang="de-BE" href="${pathname}">de</a>`)
  // It leads to this very place, so that the test is not left.
  answerPress(find('a'))
  expect(find<HTMLAnchorElement>('a').search).toBe('?city=zele')
  expect(localStorage.getItem('i18nextLng')).toBe('de')
})

describe('a visitor who prefers another language', () => {
  beforeEach(() => {
    localStorage.clear()
    goTo(pathname)
    document.documentElement.lang = 'nl-BE'
    document.documentElement.dataset['consent'] = 'off'
    const link = (lang: string, more = '') =>
      `<a href="/${lang}/" lang="${lang}-BE" hreflang="${lang}-BE" ${more}></a>`
    showPage(
      `<p class="topbar"><b class="topbar__item"></b></p><nav class="drawer"><p class="stack"></p>${link('nl', 'aria-current="true"')}${link('fr')}<a href="/en/" lang="en-BE" hreflang="nl-BE"></a></nav>`,
    )
  })
  const prefer = (...languages: readonly string[]) =>
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
  const offers = () => [...document.querySelectorAll('.topbar__offer,.drawer__offer')]
  const answers = { [languageOfferPath('fr-BE')]: 'Cette page en français' }

  test('is offered the page in it, in its own words, in the bar and in the menu', async () => {
    prefer('fr-FR', 'nl')
    serve(answers)
    await showLanguageOffer()
    const offer = ['Cette page en français', 'fr-BE', `${location.origin}/fr/`]
    expect(
      offers().map((each) => [each.textContent, each.getAttribute('lang'), each.getAttribute('href')]),
    ).toEqual([offer, offer])
    expect(find('.topbar__item').nextElementSibling).toBe(offers()[0])
    expect(find('.stack').firstElementChild).toBe(offers()[1])
  })

  test.each([
    ['its own language', ['nl-NL', 'fr']],
    ['a page that is not there in it', ['en']],
    ['a language that the site has not', ['es']],
  ])('is offered nothing for %s', async (_, languages) => {
    prefer(...languages)
    const asked = serve(answers)
    await showLanguageOffer()
    expect([offers(), asked]).toEqual([[], []])
  })

  test('is offered it by the page itself, and a chosen language is remembered', async () => {
    prefer('fr')
    serve(answers)
    startLanguages()
    await expect.poll(() => offers().length).toBe(2)
    goTo('?a=1#x')
    const link = find<HTMLAnchorElement>('.drawer a[hreflang=fr-BE]')
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.poll(() => link.getAttribute('href')).toContain('?a=1#x')
    link.setAttribute('href', '#same')
    link.href = `${location.pathname}${location.search}#same`
    link.click()
    await settle(50)
    expect(localStorage.getItem(storageKey('language')) ?? JSON.stringify({ ...localStorage })).toContain(
      'fr',
    )
    expect(textsOf('.topbar__offer')).toHaveLength(1)
  })
})
