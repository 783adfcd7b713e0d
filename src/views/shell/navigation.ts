import { type Locale, langTags } from '#domain/values/locale.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { allMenuPages } from '#routes/table/menu-pages.ts'
import { pageKey } from '#routes/path/route-keys.ts'
import type { Route } from '#routes/table/route.ts'
import { formPath } from '#views/forms/form-link.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { routeKeyOf } from './menu-page.ts'

/** An entry of the menu. */
export type NavItemView = Readonly<{
  label: string
  href: string
  isExternal: boolean
  hreflang?: string
  isNoFollow: boolean
  /** `page` for the current page, `true` for an entry above it. */
  current?: 'page' | 'true'
  children: readonly NavItemView[]
}>

/** Returns the entries of the main menu with their sub-entries. */
export function viewMenu(context: ViewContext, route: Route): readonly NavItemView[] {
  return context.catalogue.menu.flatMap((page) =>
    page.isInMenu ? viewEntry(context, page, route, viewSubMenu(context, page, route)) : [],
  )
}

/** Returns the sub-menu of a page that shows one: the pages that it names, else its children. */
export function viewSubMenu(context: ViewContext, page: MenuPage, route: Route): readonly NavItemView[] {
  return subPages(context, page).flatMap((child) => viewEntry(context, child, route, []))
}

/** Returns the path of the valuation form, for the button beside the menu; undefined where the site has none. */
export function viewMenuAction(context: ViewContext, locale: Locale): string | undefined {
  return formPath(context, 'contact-demand', locale)
}

function viewEntry(
  context: ViewContext,
  page: MenuPage,
  route: Route,
  children: readonly NavItemView[],
): readonly NavItemView[] {
  const { locale } = route
  const label = page.name[locale]
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

function subPages(
  { catalogue }: ViewContext,
  { hasSubMenu, subMenu, children }: MenuPage,
): readonly MenuPage[] {
  if (!hasSubMenu) return []
  const pages =
    subMenu === undefined
      ? children
      : subMenu.flatMap((id) => allMenuPages(catalogue).find((page) => page.id === id) ?? [])
  return pages.filter(({ isInMenu }) => isInMenu)
}

function isBelow(route: Route, target: Route, { purpose, id }: MenuPage): boolean {
  if (purpose.kind === 'home' || (target.key === pageKey(id) && route.kind === 'home')) return false
  return route.breadcrumb.some(({ path }) => path === target.path) || route.path.startsWith(target.path)
}
