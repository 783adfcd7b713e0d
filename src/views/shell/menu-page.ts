import type { Catalogue } from '#domain/site/catalogue.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import { homeKey, legalKey, notFoundKey, pageKey, resultsKey } from '#routes/path/route-keys.ts'
import type { Route } from '#routes/table/route.ts'

/** Returns the key of the route that a page of the menu is shown at. */
export function routeKeyOf({ id, purpose }: MenuPage): string {
  switch (purpose.kind) {
    case 'home':
      return homeKey()
    case 'section':
      return resultsKey(purpose.section)
    case 'legal':
      return legalKey(purpose.document)
    case 'notFound':
      return notFoundKey()
    case 'modules':
    case 'form':
    case 'office':
    case 'feedback':
      return pageKey(id)
  }
}

/**
 * Returns the menu page behind a route; undefined for pages that records make. Of two pages for one list the first
 * has the route.
 */
export function menuPageOf(catalogue: Catalogue, route: Pick<Route, 'key'>): MenuPage | undefined {
  return ownMenuPages(catalogue).find((page) => routeKeyOf(page) === route.key)
}
