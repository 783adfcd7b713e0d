import type { Href } from '#domain/site/link.ts'
import { linkKind } from '#domain/site/link.ts'
import type { Locale } from '#domain/values/locale.ts'
import { toPath, trimSlashes } from '#routes/path/route-path.ts'
import type { Route, RouteTable } from './route.ts'

/** A link as a page prints it; external ones open a new tab. */
export type ResolvedLink = Readonly<{ href: string; isExternal: boolean }>

/**
 * Returns the target of an editor's link in one language: the localised path of an original one, with query and hash;
 * an external address unchanged; the home page for an empty or unknown path.
 * @example resolveLink('/for-sale/?city=berlare', 'fr', routes) // { href: '/fr/a-vendre/berlare/', isExternal: false }
 */
export function resolveLink(link: Href, locale: Locale, routes: RouteTable): ResolvedLink {
  const target = link.trim()
  switch (linkKind(target)) {
    case 'external':
      return { href: target, isExternal: true }
    case 'mail':
    case 'phone':
    case 'anchor':
      return { href: target, isExternal: false }
    case 'root':
    case 'internal':
      return { href: hrefOf(target, locale, routes) ?? toPath(locale, ''), isExternal: false }
  }
}

/** Whether a link leads to a page of the site, or is none to a page. */
export function isFound(link: Href, locale: Locale, routes: RouteTable): boolean {
  const target = link.trim()
  return linkKind(target) !== 'internal' || hrefOf(target, locale, routes) !== undefined
}

function hrefOf(target: string, locale: Locale, routes: RouteTable): string | undefined {
  const [beforeHash, hash] = cutBefore('#', target)
  const [path, query] = cutBefore('?', beforeHash)
  const original = withSlashes(path)
  const whole = find(`${original}${query}`, locale, routes)
  if (whole !== undefined) return `${whole.path}${hash}`
  const route =
    find(original, locale, routes) ?? sameInLocale(routes.at(original.toLowerCase()), locale, routes)
  return route === undefined ? undefined : `${route.path}${query}${hash}`
}

function find(original: string, locale: Locale, routes: RouteTable): Route | undefined {
  // The owners' login has no German page: a German link opens the English one.
  return routes.ofOriginal(original, locale) ?? routes.ofOriginal(original, 'en')
}

function sameInLocale(route: Route | undefined, locale: Locale, routes: RouteTable): Route | undefined {
  return route === undefined ? undefined : (routes.find(route.key, locale) ?? route)
}

function withSlashes(path: string): string {
  const trimmed = trimSlashes(path)
  return trimmed === '' ? '/' : `/${trimmed}/`
}

/** Returns a text in two parts, the second of which begins with the mark; it is empty where there is no mark. */
function cutBefore(mark: string, text: string): readonly [string, string] {
  const index = text.indexOf(mark)
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index)]
}
