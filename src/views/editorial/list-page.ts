import type { Locale } from '#domain/values/locale.ts'
import type { Relation } from '#domain/site/module.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { LinkView } from '#views/shell/link.ts'
import { routeKeyOf } from '#views/shell/menu-page.ts'

type Category = Extract<Relation, { kind: 'category' }>['category']

/** Returns the path of the page that lists most of a category; undefined when none but the home page lists it. */
export function listPagePath(context: ViewContext, category: Category, locale: Locale): string | undefined {
  const [page] = ownMenuPages(context.catalogue)
    .map((candidate) => ({ candidate, shown: shownOf(candidate, category) }))
    .filter(({ candidate, shown }) => shown > 0 && candidate.purpose.kind !== 'home')
    .toSorted((one, other) => other.shown - one.shown)
  return page === undefined ? undefined : optionalPath(context, routeKeyOf(page.candidate), locale)
}

/** Returns the link to the page with the whole list; undefined on that page itself. */
export function viewMore(
  { context, locale }: Page,
  category: Category,
  label: string,
  path: string,
): LinkView | undefined {
  const href = listPagePath(context, category, locale)
  return href === undefined || href === path ? undefined : { label, href, isExternal: false }
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
