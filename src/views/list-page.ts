import type { Locale } from '#domain/locale.ts'
import type { MenuPage, Relation } from '#domain/page.ts'
import { ownMenuPages } from '#routes/menu-pages.ts'
import type { ViewContext } from './context.ts'
import { optionalPath } from './hrefs.ts'
import { routeKeyOf } from './menu-page.ts'

type Category = Extract<Relation, { kind: 'category' }>['category']

/** Returns the path of the page that lists most of a category; undefined when no page lists it. */
export function listPagePath(context: ViewContext, category: Category, locale: Locale): string | undefined {
  const [page] = ownMenuPages(context.catalogue)
    .map((candidate) => ({ candidate, shown: shownOf(candidate, category) }))
    .filter(({ shown }) => shown > 0)
    .toSorted((one, other) => other.shown - one.shown)
  return page === undefined ? undefined : optionalPath(context, routeKeyOf(page.candidate), locale)
}

function shownOf({ modules }: MenuPage, category: Category): number {
  return Math.max(
    0,
    ...modules.map(({ relations, maxItems }) =>
      relations.some((relation) => relation.kind === 'category' && relation.category === category)
        ? maxItems
        : 0,
    ),
  )
}
