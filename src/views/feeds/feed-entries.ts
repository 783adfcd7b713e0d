import { changedOn, onlineSince } from '#domain/listing/listing-history.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Article, Vacancy } from '#domain/site/content.ts'
import type { Locale } from '#domain/values/locale.ts'
import { once } from '#domain/values/once.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import { entryId, type FeedEntry, pictureType } from '#seo/feed/feed.ts'
import { articleChangedOn } from '#seo/menu-page-days.ts'
import { summarise } from '#text/description.ts'
import type { PriceView } from '#ui/cards/Price.tsx'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import type { PictureView } from '#ui/pictures/picture-view.ts'
import { viewArticleTeaser } from '#views/editorial/article-teaser.ts'
import { viewJob } from '#views/editorial/vacancy-teaser.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { viewCard } from '#views/listing/card.ts'
import { priceLine } from '#views/listing/price.ts'
import { historyOf } from '#views/listing/state.ts'
import { viewProjectCard } from '#views/project/project-card.ts'
import { viewReduction } from '#views/property/history.ts'

/** Something that a feed may hold, with its days; its entry is made only when it is among the newest. */
export type Candidate = Readonly<{
  publishedOn: PlainDate
  updatedOn: PlainDate
  toEntry: (locale: Locale) => FeedEntry
}>

/** Look-ups of what feeds may hold, each made once for all feeds; undefined for what no record or ledger has a day. */
export type Candidates = Readonly<{
  ofProperty: (property: Property) => Candidate | undefined
  ofProject: (project: Project) => Candidate | undefined
  ofArticle: (article: Article) => Candidate | undefined
  ofVacancy: (vacancy: Vacancy) => Candidate | undefined
}>

/** Returns the look-ups of a site. */
export function createCandidates(context: ViewContext): Candidates {
  return {
    ofProperty: once((property) => propertyCandidate(context, property)),
    ofProject: once((project) => projectCandidate(context, project)),
    ofArticle: once((article) => articleCandidate(context, article)),
    ofVacancy: once((vacancy) => vacancyCandidate(context, vacancy)),
  }
}

function propertyCandidate(context: ViewContext, property: Property): Candidate | undefined {
  const history = historyOf(context, property)
  const since = onlineSince(history, property.publishedOn)
  return candidate(
    since,
    changedOn(property, history, context.now),
    (page) => {
      const card = viewCard(page, property)
      const reduction = viewReduction(page, property)
      const facts = card.facts.length === 0 ? [] : [card.facts.join(', ')]
      return {
        name: `property/${property.id}`,
        href: card.href,
        title: card.title,
        parts: [
          ...stateAndPrice(card),
          ...(reduction === undefined ? [] : [reduction]),
          card.place,
          ...facts,
        ],
        text: property.description[page.locale],
        picture: card.picture,
      }
    },
    context,
  )
}

function projectCandidate(context: ViewContext, project: Project): Candidate | undefined {
  return candidate(
    project.publishedOn,
    changedOn(project, [], context.now),
    (page) => {
      const card = viewProjectCard(page, project)
      return {
        name: `project/${project.id}`,
        href: card.href,
        title: card.name,
        parts: [...stateAndPrice(card), card.place],
        text: project.description[page.locale],
        picture: card.picture,
      }
    },
    context,
  )
}

function articleCandidate(context: ViewContext, article: Article): Candidate | undefined {
  return candidate(
    article.publishedOn,
    articleChangedOn(article),
    (page) => {
      const { href, title, text, picture } = viewArticleTeaser(page, article)
      return { name: `article/${article.id}`, href, title, parts: [], text, picture }
    },
    context,
  )
}

function vacancyCandidate(context: ViewContext, vacancy: Vacancy): Candidate | undefined {
  return candidate(
    vacancy.publishedOn,
    vacancy.publishedOn,
    (page) => {
      const { href, title, text, meta } = viewJob(page, vacancy)
      return { name: `vacancy/${vacancy.id}`, href, title, parts: [meta], text }
    },
    context,
  )
}

type Told = Readonly<{
  name: string
  href: string
  title: string
  /** Short facts, before the text. */
  parts: readonly string[]
  text?: string
  picture?: PictureView
}>

/** Returns undefined without a day, and while the day is still to come. */
function candidate(
  published: PlainDate | undefined,
  updated: PlainDate | undefined,
  tell: (page: Page) => Told,
  context: ViewContext,
): Candidate | undefined {
  const { baseUrl, now } = context
  const updatedOn = updated ?? published
  if (updatedOn === undefined || updatedOn > now) return undefined
  const publishedOn = published === undefined || published > updatedOn ? updatedOn : published
  const toEntry = (locale: Locale): FeedEntry => {
    const { name, href, title, parts, text, picture } = tell(createPage(context, locale))
    const url = picture === undefined ? undefined : absoluteUrl(baseUrl, picture.rendered.fallback.href)
    return {
      id: entryId(baseUrl, name, locale),
      url: absoluteUrl(baseUrl, href),
      title,
      summary: [...parts, ...(text === undefined ? [] : [summarise(text)])].join(' · '),
      publishedOn,
      updatedOn,
      picture: url === undefined ? undefined : { url, type: pictureType(url) },
    }
  }
  return { publishedOn, updatedOn, toEntry: once(toEntry) }
}

/** `Verkocht`, `€ 389.000`: the state unless it is only that the listing is new, and the price. */
function stateAndPrice({ flag, price }: Readonly<{ flag?: FlagView; price?: PriceView }>): readonly string[] {
  return [
    ...(flag === undefined || flag.state === 'new' ? [] : [flag.text]),
    ...(price === undefined ? [] : [priceLine(price)]),
  ]
}
