import type { Article } from '#domain/site/content.ts'
import { formatDate } from '#i18n/format.ts'
import { articleKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import { viewUntranslated } from '#views/kit/text.ts'

/** An article in a list. */
export type ArticleTeaserView = Readonly<{
  id: string
  /** Language of title and text, where that is not the page's. */
  lang?: string
  href: string
  title: string
  text: string
  /** Subject and reading time. */
  meta: string
  date: Readonly<{ text: string; iso: string }>
  picture?: PictureView
}>

/** Returns an article's teaser; its picture is decorative. */
export function viewArticleTeaser(page: Page, article: Article): ArticleTeaserView {
  const { context, locale, t } = page
  const picture = viewPicture(page, article.image)
  return {
    id: article.id,
    lang: viewUntranslated(page, article.languageIn[locale])?.lang,
    href: pathOf(context, articleKey(article.id), locale),
    title: article.title[locale],
    text: article.description[locale],
    meta: `${article.topic[locale]}, ${t('article.minutes', { count: article.minutes })}`,
    date: { text: formatDate(article.publishedOn, locale), iso: article.publishedOn },
    picture: picture === undefined ? undefined : { ...picture, alt: '' },
  }
}

/** Returns the articles, the newest first. */
export function newestArticles({ catalogue }: ViewContext): readonly Article[] {
  return catalogue.articles.toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
}
