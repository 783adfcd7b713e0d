import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Article, Vacancy } from '#domain/site/content.ts'
import { feedPath } from '#routes/path/feed-path.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'
import type { Route } from '#routes/table/route.ts'
import { listPagePath } from '#views/editorial/list-page.ts'
import { openVacancies } from '#views/editorial/vacancy-teaser.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { listTitle } from '#views/results/list-title.ts'
import { menuPageOf } from '#views/shell/menu-page.ts'

/** What the page of a list shows to a feed. */
export type FeedList = Readonly<{ title: string }> &
  (
    | Readonly<{ kind: 'properties'; listed: readonly Property[] }>
    | Readonly<{ kind: 'projects'; listed: readonly Project[] }>
    | Readonly<{ kind: 'blog'; listed: readonly Article[] }>
    | Readonly<{ kind: 'vacancies'; listed: readonly Vacancy[] }>
  )

/**
 * Returns the list of a page that has a feed: the first page of a list, the page of the blog, that of the vacancies.
 * Undefined for other pages, and for those that search engines may not keep.
 */
export function feedListOf(context: ViewContext, route: Route): FeedList | undefined {
  if (!route.isIndexable) return undefined
  return route.kind === 'page' ? editorialList(context, route) : resultsList(context, route)
}

/** Returns the address of the Atom feed of a page; undefined for a page without one. */
export function feedHref(context: ViewContext, route: Route): string | undefined {
  return feedListOf(context, route) === undefined ? undefined : feedPath(route.path, 'atom')
}

function resultsList({ catalogue, languages }: ViewContext, { target, locale }: Route): FeedList | undefined {
  if (target.kind !== 'results' || target.page > 1) return undefined
  const section = catalogue.sections.find(({ key }) => key === target.section)
  if (section === undefined) return undefined
  const town = catalogue.towns.find(({ slug }) => slug === target.town)
  const title = listTitle(section, town, languages(locale))
  if (section.kind === 'projects')
    return { kind: 'projects', title, listed: listedProjects(catalogue, target.town) }
  const discreet = new Set(catalogue.sections.filter(({ kind }) => kind === 'discreet').map(({ key }) => key))
  return {
    kind: 'properties',
    title,
    // an office's list shows discreet listings too; a feed is read by anybody
    listed: listedProperties(catalogue, section.key, target.town).filter(
      ({ sections }) => !sections.some((key) => discreet.has(key)),
    ),
  }
}

function editorialList(context: ViewContext, route: Route): FeedList | undefined {
  const title = menuPageOf(context.catalogue, route)?.name[route.locale] ?? ''
  const lists = (category: 'blog' | 'vacancies'): boolean =>
    listPagePath(context, category, route.locale) === route.path
  if (lists('blog')) return { kind: 'blog', title, listed: context.catalogue.articles }
  return lists('vacancies') ? { kind: 'vacancies', title, listed: openVacancies(context) } : undefined
}
