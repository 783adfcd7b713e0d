import { expect, test } from 'vitest'
import type { Locale } from '#domain/values/locale.ts'
import { createArticle, createVacancy, day, everywhere } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewArticlePage } from '#views/editorial/article-page.ts'
import { newestArticles, viewArticleTeaser } from '#views/editorial/article-teaser.ts'
import { viewVacancyPage } from '#views/editorial/vacancy-page.ts'
import { createPage } from '#views/kit/page.ts'

const inFrench = { languageIn: everywhere('fr') as Record<Locale, Locale>, title: everywhere('Un titre') }
const context = createContext({
  articles: [createArticle(inFrench)],
  vacancies: [createVacancy({ ...inFrench, publishedOn: day('2026-10-01') })],
})

test.each([
  ['nl', 'Deze tekst is niet vertaald: u leest hem in het Frans.'],
  ['en', 'This text has not been translated: you are reading it in French.'],
  ['de', 'Dieser Text ist nicht übersetzt: Sie lesen ihn auf Französisch.'],
] as const)('an article and a vacancy in French alone say so on a page in %s', (locale, note) => {
  for (const page of [articlePage(locale), vacancyPage(locale)])
    expect(page).toMatchObject({ title: 'Un titre', untranslated: { lang: 'fr-BE', note } })
})

test('in its own language a text says nothing of it', () => {
  expect(articlePage('fr').untranslated).toBeUndefined()
  expect(vacancyPage('fr').untranslated).toBeUndefined()
})

test('a title in a list and in the breadcrumb has its language', () => {
  const [article] = newestArticles(context)
  if (article === undefined) throw new Error('no article')
  const langIn = (locale: Locale) => viewArticleTeaser(createPage(context, locale), article).lang
  expect([langIn('nl'), langIn('fr')]).toEqual(['fr-BE', undefined])
  const crumb = (locale: Locale) => routeOf('article', locale).breadcrumb.at(-1)
  expect(crumb('nl')).toMatchObject({ label: 'Un titre', lang: 'fr' })
  expect(crumb('fr')?.lang).toBeUndefined()
})

function routeOf<Kind extends 'article' | 'vacancy'>(kind: Kind, locale: Locale) {
  const route = context.routes.ofKind(kind).find((each) => each.locale === locale)
  if (route === undefined) throw new Error(`no ${kind} in ${locale}`)
  return route
}

function articlePage(locale: Locale) {
  return viewArticlePage(context, routeOf('article', locale))
}

function vacancyPage(locale: Locale) {
  return viewVacancyPage(context, routeOf('vacancy', locale))
}
