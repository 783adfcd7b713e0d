import type { BlogPosting, WithContext } from 'schema-dts'
import { langTags } from '#domain/values/locale.ts'
import type { Article } from '#domain/site/content.ts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import { agencyId } from './agency.ts'
import type { SeoContext } from '#seo/seo-context.ts'

/** What an article's page knows besides the article. */
export type ArticlePage = Readonly<{ route: Route; picture?: string; authorName?: string }>

/** Returns an article of the blog; the agency is its author where no person is named. */
export function articleJsonLd(
  article: Article,
  { route, picture, authorName }: ArticlePage,
  { baseUrl, locale }: Pick<SeoContext, 'baseUrl' | 'locale'>,
): WithContext<BlogPosting> {
  const url = absoluteUrl(baseUrl, route.canonical)
  const agency = { '@id': agencyId(baseUrl) }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title[locale],
    description: article.description[locale],
    articleSection: article.topic[locale],
    inLanguage: langTags[article.languageIn[locale]],
    datePublished: article.publishedOn,
    dateModified: article.modifiedOn ?? article.publishedOn,
    image: picture === undefined ? undefined : absoluteUrl(baseUrl, picture),
    author: authorName === undefined ? agency : { '@type': 'Person', name: authorName },
    publisher: agency,
  }
}
