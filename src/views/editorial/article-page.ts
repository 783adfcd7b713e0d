import { formatDate } from '#i18n/format.ts'
import type { Article } from '#domain/site/content.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { articleJsonLd } from '#seo/json-ld/article.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import type { LinkView } from '#views/shell/link.ts'
import { fillFigures } from '#views/kit/fill-figures.ts'
import { listPagePath } from './list-page.ts'
import { type PersonView, viewPerson } from './person.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import { type Untranslated, viewUntranslated } from '#views/kit/text.ts'
import { required } from '#views/kit/required.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { type ArticleTeaserView, newestArticles, viewArticleTeaser } from './article-teaser.ts'
import { withContents } from './table-of-contents.ts'

/** An article with its author and other articles. */
export type ArticlePageView = Readonly<{
  shell: ShellView
  /** Where the article is in another language than the page. */
  untranslated?: Untranslated
  title: string
  lead: string
  topic: string
  minutes: string
  published: Readonly<{ text: string; iso: string }>
  modified?: string
  author?: PersonView
  by?: string
  picture?: PictureView
  html: string
  moreTitle: string
  more: readonly ArticleTeaserView[]
  all?: LinkView
}>

/** Number of other articles below an article. */
const moreCount = 3

/** Returns an article of the blog in a language. */
export function viewArticlePage(context: ViewContext, route: RouteOf<'article'>): ArticlePageView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const { articles, people } = context.catalogue
  const article = required(
    articles.find(({ id }) => id === target.articleId),
    `article ${target.articleId}`,
  )
  const author = people.find(({ id }) => id === article.authorId)
  const picture = viewPicture(page, article.image)
  const listHref = listPagePath(context, 'blog', locale)
  const { publishedOn, modifiedOn } = article
  return {
    shell: viewShell(context, route, {
      title: article.title[locale],
      description: article.description[locale],
      picture,
      article: { publishedOn, modifiedOn },
      jsonLd: [
        articleJsonLd(
          article,
          { route, picture: picture?.rendered.fallback.href, authorName: author?.name },
          { baseUrl: context.baseUrl, locale },
        ),
      ],
    }),
    untranslated: viewUntranslated(page, article.languageIn[locale]),
    title: article.title[locale],
    lead: article.description[locale],
    topic: article.topic[locale],
    minutes: t('article.minutes', { count: article.minutes }),
    published: { text: formatDate(publishedOn, locale), iso: publishedOn },
    modified:
      modifiedOn === undefined ? undefined : t('article.updated', { date: formatDate(modifiedOn, locale) }),
    author: author === undefined ? undefined : viewPerson(page, author),
    by: author === undefined ? undefined : t('article.by', { name: author.name }),
    picture,
    html: withContents(fillFigures(context, article.html[locale], locale)).html,
    moreTitle: t('article.more'),
    more: related(context, article).map((other) => viewArticleTeaser(page, other)),
    all: listHref === undefined ? undefined : { label: t('article.all'), href: listHref, isExternal: false },
  }
}

/** Returns other articles: those on the same subject first, then the newest. */
function related(context: ViewContext, article: Article): readonly Article[] {
  const others = newestArticles(context).filter(({ id }) => id !== article.id)
  const isSame = (other: Article) => other.topic.nl === article.topic.nl
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, moreCount)
}
