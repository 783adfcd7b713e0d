import type { Catalogue } from '#domain/site/catalogue.ts'
import { toPath } from '#routes/path/route-path.ts'
import { allMenuPages } from '#routes/table/menu-pages.ts'
import type { RouteTable } from '#routes/table/route.ts'
import { plainPath, type Redirect } from './redirect.ts'

/**
 * Returns where the menu's entries that lead elsewhere redirect from: their path in each language, and the original one.
 * The redirect is temporary, since an editor may turn the entry into a page again.
 */
export function outsidePaths(catalogue: Catalogue, routes: RouteTable): readonly Redirect[] {
  const { languageUse } = catalogue.site
  const isTaken = (path: string) =>
    routes.at(path) !== undefined ||
    languageUse.some((locale) => routes.ofOriginal(path, locale) !== undefined)
  const found = new Map<string, Redirect>()
  for (const { redirectUrl, original, path } of allMenuPages(catalogue)) {
    if (redirectUrl === undefined) continue
    for (const from of [...languageUse.map((locale) => toPath(locale, path[locale])), original])
      if (plainPath.test(from) && !isTaken(from) && !found.has(from))
        found.set(from, { from, to: redirectUrl, isTemporary: true })
  }
  return [...found.values()]
}
