import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { articleKey, loginKey } from '#routes/path/route-keys.ts'
import { createArticle, createSite } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewLanguageChoice } from '#views/simple/language-choice.ts'
import { redirectScript } from '#views/simple/language-redirect.ts'
import { viewLanguages } from '#views/shell/language-switch.ts'

const context = createContext({ articles: [createArticle()] })

describe('the language switch', () => {
  test('links to the same page, not to the home page', () => {
    const route = context.routes.find(articleKey('epc-lezen'), 'nl')
    if (route === undefined) throw new Error('no article')
    expect(viewLanguages(context, route).map(({ href }) => href)).toEqual([
      '/nl/blog/epc-lezen/',
      '/fr/blog/lire-un-peb/',
      '/en/blog/reading-an-epc/',
      '/de/blog/epc-lesen/',
    ])
  })

  test('links from the login to the English one for German, and says so', () => {
    const route = context.routes.find(loginKey(), 'nl')
    if (route === undefined) throw new Error('no login')
    const german = viewLanguages(context, route).find(({ code }) => code === 'DE')
    expect(german).toMatchObject({
      href: '/en/login/',
      hreflang: 'en-BE',
      only: { note: 'auf Englisch', code: 'EN' },
    })
  })

  test('links to the page itself when neither its language nor English has it, and names the language', () => {
    const [route] = context.routes.ofKind('home')
    if (route === undefined) throw new Error('no home page')
    const dutch = { ...context, routes: { ...context.routes, find: () => undefined } }
    const french = viewLanguages(dutch, route).find(({ code }) => code === 'FR')
    expect(french).toMatchObject({ href: route.path, only: { note: 'en néerlandais', code: 'NL' } })
  })

  test('is absent on a site with one language', () => {
    const oneLanguage = {
      ...context,
      catalogue: { ...context.catalogue, site: createSite({ languageUse: ['nl'] }) },
    }
    const [route] = context.routes.ofKind('home')
    if (route === undefined) throw new Error('no home page')
    expect(viewLanguages(oneLanguage, route)).toEqual([])
  })
})

test('the page at / offers every language by its own name, the default first', () => {
  const { choices } = viewLanguageChoice(context)
  expect(choices.map(({ name, href }) => `${name} ${href}`)).toEqual([
    'Nederlands /nl/',
    'Français /fr/',
    'English /en/',
    'Deutsch /de/',
  ])
})

describe('the script of the page at /', () => {
  const homes = Object.fromEntries(locales.map((locale) => [locale, `/${locale}/`]))

  function visit(
    visitor: Partial<{
      search: string
      cookie: string
      local: string
      session: string
      languages: string[]
      lang: string
    }>,
  ) {
    const went: string[] = []
    const store = (value?: string) => ({ getItem: () => value ?? null })
    const window = { localStorage: store(visitor.local), sessionStorage: store(visitor.session) }
    runInNewContext(redirectScript(homes), {
      window,
      URLSearchParams,
      location: { search: visitor.search ?? '', hash: '', replace: (to: string) => went.push(to) },
      document: { cookie: visitor.cookie ?? '', documentElement: { lang: visitor.lang ?? 'nl-BE' } },
      navigator: { languages: visitor.languages ?? [] },
    })
    return went
  }

  const all = {
    search: '?lng=de',
    cookie: 'a=b; i18next=fr',
    local: 'en',
    session: 'nl',
    languages: ['fr-BE'],
    lang: 'de-BE',
  }

  test('checks the sources in the order of the specification', () => {
    expect(visit(all)).toEqual(['/de/'])
    expect(visit({ ...all, search: '' })).toEqual(['/fr/'])
    expect(visit({ ...all, search: '', cookie: '' })).toEqual(['/en/'])
    expect(visit({ ...all, search: '', cookie: '', local: undefined })).toEqual(['/nl/'])
    expect(visit({ languages: ['fr-BE'], lang: 'de-BE' })).toEqual(['/fr/'])
    expect(visit({ languages: [], lang: 'de-BE' })).toEqual(['/de/'])
  })

  test('skips a language that the site does not have', () => {
    expect(visit({ search: '?lng=es', languages: ['es-ES', 'en-GB'] })).toEqual(['/en/'])
    expect(visit({ search: '?lng=__proto__', languages: ['constructor'] })).toEqual(['/nl/'])
  })

  test('keeps the query but for the language asked for', () => {
    expect(visit({ search: '?utm_source=krant', languages: ['fr'] })).toEqual(['/fr/?utm_source=krant'])
    expect(visit({ search: '?lng=en&utm_source=krant' })).toEqual(['/en/?utm_source=krant'])
  })
})
