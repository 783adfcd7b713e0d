import { notFoundKey } from '#routes/path/route-keys.ts'
import type { ClosedPaths } from './closed-paths.ts'
import type { RouteTable } from '#routes/table/route.ts'

/**
 * Returns the rules file `_redirects` that Netlify, Cloudflare Pages and our own server read: every moved path with status
 * 301, every entry of the menu that leads elsewhere with 302, every removed listing with 410 (`!` because a page stands there), then the page "not found" of each language.
 * Cloudflare ignores the 410 and 404 lines: it serves the page of a removed listing with 200 and takes the nearest
 * 404.html. The page at a moved path redirects where no host reads the file.
 * @see https://developers.cloudflare.com/pages/configuration/redirects/ (read 2026-11-20)
 */
export function hostRules(closed: ClosedPaths, routes: RouteTable): string {
  const moved = closed.moved.map(
    ({ from, to, isTemporary }) => `${from} ${to} ${isTemporary === true ? 302 : 301}`,
  )
  const gone = closed.gone.map(({ path }) => `${path} ${path} 410!`)
  const notFound = routes.ofKind('not-found').map(({ locale, path }) => `/${locale}/* ${path} 404`)
  const defaultLocale = routes.all[0]?.locale
  const fallback = defaultLocale === undefined ? undefined : routes.find(notFoundKey(), defaultLocale)
  const last = fallback === undefined ? [] : [`/* ${fallback.path} 404`]
  return [...moved, ...gone, ...notFound, ...last].map((line) => `${line}\n`).join('')
}
