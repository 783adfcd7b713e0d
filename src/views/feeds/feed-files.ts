import { langTags } from '#domain/values/locale.ts'
import { type FeedFormat, feedPath } from '#routes/path/feed-path.ts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import { formatAtom } from '#seo/feed/atom.ts'
import type { Feed } from '#seo/feed/feed.ts'
import { formatJsonFeed } from '#seo/feed/json-feed.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { type Candidate, type Candidates, createCandidates } from './feed-entries.ts'
import { type FeedList, feedListOf } from './feed-lists.ts'

/** Entries of a feed: what a reader that looks once a day may have missed. */
const mostEntries = 50

/** Yields the feeds of every list by their paths: of all of it, and of each category of a list of properties. */
export function* feedFiles(context: ViewContext): Generator<readonly [path: string, text: string]> {
  const candidates = createCandidates(context)
  for (const route of context.routes.all) {
    const list = feedListOf(context, route)
    if (list === undefined) continue
    yield* filesOf(context, route, list.title, candidatesOf(list, candidates))
    if (list.kind !== 'properties') continue
    for (const { id, name } of context.catalogue.categories) {
      const listed = list.listed.filter(({ categories }) => categories.includes(id))
      if (listed.length === 0) continue
      const title = `${list.title} · ${name[route.locale]}`
      yield* filesOf(context, route, title, listed.map(candidates.ofProperty), id)
    }
  }
}

function candidatesOf(list: FeedList, of: Candidates): readonly (Candidate | undefined)[] {
  switch (list.kind) {
    case 'properties':
      return list.listed.map(of.ofProperty)
    case 'projects':
      return list.listed.map(of.ofProject)
    case 'blog':
      return list.listed.map(of.ofArticle)
    case 'vacancies':
      return list.listed.map(of.ofVacancy)
  }
}

function* filesOf(
  context: ViewContext,
  { path, locale }: Route,
  title: string,
  candidates: readonly (Candidate | undefined)[],
  category?: number,
): Generator<readonly [path: string, text: string]> {
  const { baseUrl, catalogue, now } = context
  const newest = candidates
    .filter((each) => each !== undefined)
    .toSorted(
      (one, other) =>
        other.updatedOn.localeCompare(one.updatedOn) || other.publishedOn.localeCompare(one.publishedOn),
    )
    .slice(0, mostEntries)
  const pathOfFeed = (format: FeedFormat): string => feedPath(path, format, category)
  const feed: Feed = {
    title: `${title} | ${catalogue.site.name}`,
    lang: langTags[locale],
    listUrl: absoluteUrl(baseUrl, path),
    atomUrl: absoluteUrl(baseUrl, pathOfFeed('atom')),
    jsonUrl: absoluteUrl(baseUrl, pathOfFeed('json')),
    author: {
      name: catalogue.site.name,
      url: absoluteUrl(baseUrl, pathOf(context, homeKey(), locale)),
    },
    // an empty feed must have a day too
    updatedOn: newest[0]?.updatedOn ?? now,
    entries: newest.map(({ toEntry }) => toEntry(locale)),
  }
  yield [pathOfFeed('atom'), formatAtom(feed)]
  yield [pathOfFeed('json'), formatJsonFeed(feed)]
}
