import { type Locale, langTags } from '#domain/locale.ts'
import type { MenuPage } from '#domain/page.ts'
import { pageKey } from '#routes/route-keys.ts'
import type { Route } from '#routes/route.ts'
import { formPath } from './form-link.ts'
import type { ViewContext } from './context.ts'
import { routeKeyOf } from './menu-page.ts'

/** An entry of the menu. */
export type NavItemView = Readonly<{
  label: string
  href: string
  isExternal: boolean
  hreflang?: string
  isNoFollow: boolean
  /** `page` for the page itself, `true` for what it stands in. */
  current?: 'page' | 'true'
  children: readonly NavItemView[]
}>

/** Returns the menu: what is to be in it, with what lies below it. */
export function viewMenu(context: ViewContext, route: Route): readonly NavItemView[] {
  return context.catalogue.menu.flatMap((page) => (page.isInMenu ? viewEntry(context, page, route) : []))
}

/** Returns the entries below a page that is to show them; the entries of its parent on a page that has none. */
export function viewSubMenu(context: ViewContext, page: MenuPage, route: Route): readonly NavItemView[] {
  if (!page.hasSubMenu) return []
  return page.children.flatMap((child) => (child.isInMenu ? viewEntry(context, child, route) : []))
}

/** Returns the button beside the menu: the way to a valuation, where the site offers one. */
export function viewMenuAction(context: ViewContext, locale: Locale): string | undefined {
  return formPath(context, 'contact-demand', locale)
}

function viewEntry(context: ViewContext, page: MenuPage, route: Route): readonly NavItemView[] {
  const { locale } = route
  const label = page.name[locale]
  const children = page.hasSubMenu
    ? page.children.flatMap((child) => (child.isInMenu ? viewEntry(context, child, route) : []))
    : []
  if (page.redirectUrl !== undefined) {
    return [
      { label, href: page.redirectUrl, isExternal: true, isNoFollow: page.noReferrerNoFollow, children },
    ]
  }
  const key = routeKeyOf(page)
  const target = context.routes.find(key, locale) ?? context.routes.find(key, 'en')
  if (target === undefined) return []
  return [
    {
      label,
      href: target.path,
      isExternal: false,
      hreflang: target.locale === locale ? undefined : langTags[target.locale],
      isNoFollow: false,
      current: key === route.key ? 'page' : isBelow(route, target, page) ? 'true' : undefined,
      children,
    },
  ]
}

function isBelow(route: Route, target: Route, { purpose, id }: MenuPage): boolean {
  if (purpose.kind === 'home' || (target.key === pageKey(id) && route.kind === 'home')) return false
  return route.breadcrumb.some(({ path }) => path === target.path) || route.path.startsWith(target.path)
}
