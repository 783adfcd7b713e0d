import { describe, expect, it } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { personalPages, type PersonalPage } from '#domain/site/personal-page.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import type { Route, RouteOf } from '#routes/table/route.ts'
import { createPage } from '#views/kit/page.ts'
import { viewCard } from '#views/listing/card.ts'
import { viewFavouriteButtons } from '#views/listing/favourite-words.ts'
import { viewPersonalPage } from '#views/personal/personal-page.ts'
import { viewShell } from '#views/shell/shell.ts'
import { messagesOf } from '#i18n/messages.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const context = createContext({ properties: [createProperty()] })

function isPersonal(route: Route | undefined): route is RouteOf<'personal'> {
  return route?.kind === 'personal'
}

function viewOf(page: PersonalPage, locale: (typeof locales)[number]) {
  const route = context.routes.find(personalKey(page), locale)
  if (!isPersonal(route)) throw new Error(`no page ${page} in ${locale}`)
  return viewPersonalPage(context, route)
}

describe('the personal pages', () => {
  it('exist in every language, at the path of that language, as noindex', () => {
    const routes = context.routes.ofKind('personal')
    expect(routes).toHaveLength(personalPages.length * locales.length)
    expect(routes.every(({ isIndexable }) => !isIndexable)).toBe(true)
    expect(routes.filter(({ locale }) => locale === 'nl').map(({ path }) => path)).toEqual([
      '/nl/favorieten/',
      '/nl/vergelijken/',
      '/nl/recent-bekeken/',
      '/nl/zoekopdrachten/',
    ])
  })

  it('exist at their original paths, too', () => {
    expect(context.routes.ofOriginal('/favourites/', 'de')?.path).toBe('/de/favoriten/')
  })

  it.each(personalPages)('explain %s in four languages, and link to each other', (page) => {
    const leads = locales.map((locale) => viewOf(page, locale).lead)
    expect(new Set(leads).size).toBe(locales.length)
    for (const locale of locales) {
      const { pages, title, island } = viewOf(page, locale)
      expect(pages.find(({ current }) => current === 'page')?.label).toBe(title)
      expect(island.page).toBe(page)
    }
  })

  it.each(locales)('give the islands the messages of their own language only: %s', (locale) => {
    for (const page of personalPages) {
      const { messages, numberTag } = viewOf(page, locale).island.props
      const own = Object.entries(messages).filter(([key, text]) => messagesOf(locale)[key] === text)
      expect(own).toEqual(Object.entries(messages))
      expect(new Set(own.map(([key]) => key.split('.')[0]))).toEqual(
        new Set(['labels', 'personal', 'results']),
      )
      expect(numberTag.slice(0, 2)).toBe(locale)
    }
  })

  it('are linked from every page', () => {
    const route = context.routes.find('home', 'nl')
    if (route === undefined) throw new Error('no home page')
    const shell = viewShell(context, route)
    expect(shell.favourites?.href).toBe('/nl/favorieten/')
    expect(shell.footer.personal.map(({ href }) => href)).toContain('/nl/recent-bekeken/')
  })
})

describe('a favourite button', () => {
  it('is on properties of public lists', () => {
    const property = createProperty()
    const page = createPage(context, 'nl')
    expect(viewCard(page, property).keep).toBe('Bewaar')
    expect(viewFavouriteButtons(page, property)?.id).toBe(2417)
  })

  it('is not on a discreet property, whose card no public list has', () => {
    const property = createProperty({ sections: ['discreet'] })
    const discreet = createPage(createContext({ properties: [property] }), 'nl')
    expect(viewCard(discreet, property).keep).toBeUndefined()
    expect(viewFavouriteButtons(discreet, property)).toBeUndefined()
  })
})
