import { plainText } from '#text/plain-text.ts'
import type * as v from 'valibot'
import type { Rules } from '#domain/law/rules.ts'
import type { Article } from '#domain/site/content.ts'
import { toPicture } from '../config/image.ts'
import type { PersonEntry } from '#data/config/agency/people.ts'
import type { PictureFinder } from '../picture/picture-finder.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { Shown } from '../shown.ts'
import { statesKnownFigures } from './known-names.ts'
import { type LocalisedDocument, loadLocalised } from './load-localised.ts'
import { eachLocale } from './localised-meta.ts'
import { articleSchema } from './document-schemas.ts'
import { showDocuments, type ShownDocuments } from './show-documents.ts'

/** What articles are read with: the team, pictures, and the rules of the day. */
type ArticleContext = Shown &
  Readonly<{ people: readonly PersonEntry[]; pictures: PictureFinder; rules?: Rules }>

/** Loads the blog, newest article first. */
export async function loadArticles(
  contentDir: string,
  languages: SiteLanguages,
  context: ArticleContext,
  log: ProblemLog,
): Promise<ShownDocuments<Article>> {
  const documents = await loadLocalised(contentDir, 'articles', articleSchema, languages, log)
  const sound = documents.filter(({ files }) =>
    // Every file is checked, also after a wrong one.
    [...new Set(Object.values(files))]
      .map((file) => statesKnownFigures(file.html, context, file.log))
      .every((isKnown) => isKnown),
  )
  const { shown, unpublished } = showDocuments(sound, context)
  return {
    shown: shown
      .map((document) => toArticle(document, context))
      .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id)),
    unpublished,
  }
}

function toArticle(
  document: LocalisedDocument<
    v.InferOutput<typeof articleSchema.texts>,
    v.InferOutput<typeof articleSchema.facts>
  >,
  { people, pictures }: ArticleContext,
): Article {
  const { facts, main } = document
  const { html, log } = main
  const isKnown = people.some((entry) => entry.person.id === facts.author)
  if (facts.author !== undefined && !isKnown) {
    log.warn('author', 'nobody of the team; the article has no author', {
      expected: 'an id of people.json',
      received: facts.author,
    })
  }
  return {
    id: document.id,
    numericId: facts.numericId,
    languageIn: eachLocale(document, (file) => file.locale),
    slug: eachLocale(document, (file) => file.meta.slug),
    title: eachLocale(document, (file) => file.meta.title),
    description: eachLocale(document, (file) => file.meta.description),
    html: eachLocale(document, (file) => file.html),
    topic: eachLocale(document, (file) => file.meta.topic),
    publishedOn: facts.publishedOn,
    modifiedOn: facts.modifiedOn,
    minutes: facts.minutes ?? readingMinutes(html),
    image: toPicture(facts.image, pictures, log, 'image'),
    authorId: isKnown ? facts.author : undefined,
  }
}

const wordsPerMinute = 220

function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(/\s+/).length / wordsPerMinute))
}
