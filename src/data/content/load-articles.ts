import { plainText } from '#text/plain-text.ts'
import type * as v from 'valibot'
import { figureNames, figurePattern, statedFigure } from '#domain/costs/stated-figure.ts'
import type { Rules } from '#domain/law/rules.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Article } from '#domain/site/content.ts'
import { toPicture } from '../config/image.ts'
import type { PersonEntry } from '#data/config/agency/people.ts'
import type { PictureFinder } from '../picture/picture-finder.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import { type LocalisedDocument, type LocalisedFile, loadLocalised } from './load-localised.ts'
import { eachLocale } from './localised-meta.ts'
import { articleSchema } from './document-schemas.ts'

/** Loads the blog, newest article first. */
export async function loadArticles(
  contentDir: string,
  languages: SiteLanguages,
  people: readonly PersonEntry[],
  pictures: PictureFinder,
  law: Readonly<{ rules?: Rules; now: PlainDate }>,
  log: ProblemLog,
): Promise<readonly Article[]> {
  const documents = await loadLocalised(contentDir, 'articles', articleSchema, languages, log)
  for (const { files } of documents) {
    for (const file of new Set(Object.values(files))) checkFigures(file, law)
  }
  return documents
    .flatMap((document) => toArticle(document, people, pictures))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id))
}

/** Logs each figure between two braces that the rules do not have: the page would show its name. */
function checkFigures(
  { html, log }: LocalisedFile<unknown>,
  { rules, now }: Readonly<{ rules?: Rules; now: PlainDate }>,
): void {
  if (rules === undefined) return
  for (const [placeholder, name = ''] of html.matchAll(figurePattern)) {
    if (statedFigure(name, rules, now) !== undefined) continue
    log.error(undefined, 'a figure that the rules do not have', {
      expected: figureNames.map((known) => `{{${known}}}`).join(', '),
      received: placeholder,
      remedy: 'correct the name, or write the figure itself',
    })
  }
}

function toArticle(
  document: LocalisedDocument<v.InferOutput<typeof articleSchema>>,
  people: readonly PersonEntry[],
  pictures: PictureFinder,
): Article[] {
  const { facts, main } = document
  const { html, log } = main
  if (facts.publishedOn === undefined) {
    log.error('publishedOn', 'no day of publication', {
      expected: 'a day: 2026-11-20',
      remedy: 'add it to the front matter',
    })
    return []
  }
  const isKnown = people.some((entry) => entry.person.id === facts.author)
  if (facts.author !== undefined && !isKnown) {
    log.warn('author', 'nobody of the team; the article has no author', {
      expected: 'an id of people.json',
      received: facts.author,
    })
  }
  return [
    {
      id: document.id,
      numericId: facts.numericId,
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
    },
  ]
}

const wordsPerMinute = 220

function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(/\s+/).length / wordsPerMinute))
}
