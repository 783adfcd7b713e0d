import { notFoundKey } from '#routes/path/route-keys.ts'
import type { Redirect } from './ledger.ts'
import type { RouteTable } from '#routes/table/route.ts'

/**
 * Returns the rules file `_redirects` that Netlify and Cloudflare Pages read: every moved path with status 301,
 * then the page that is not found in the language of its path (Cloudflare passes those lines over and takes the
 * nearest 404.html). The page written at a moved path does the same where no host reads the file.
 * @see https://developers.cloudflare.com/pages/configuration/redirects/ (read 2026-11-20)
 */
export function hostRules(redirects: readonly Redirect[], routes: RouteTable): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`)
  const notFound = routes.ofKind('not-found').map(({ locale, path }) => `/${locale}/* ${path} 404`)
  const defaultLocale = routes.all[0]?.locale
  const fallback = defaultLocale === undefined ? undefined : routes.find(notFoundKey(), defaultLocale)
  const last = fallback === undefined ? [] : [`/* ${fallback.path} 404`]
  return [...moved, ...notFound, ...last].map((line) => `${line}\n`).join('')
}
