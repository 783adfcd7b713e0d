import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'

/**
 * Returns the breadcrumb of a page; undefined where there is nothing above it. A step that leads nowhere is left out.
 * @param name the page's own, where the route knows it in another language only
 */
export function breadcrumbJsonLd(
  route: Route,
  baseUrl: string,
  name?: string,
): WithContext<BreadcrumbList> | undefined {
  const own = route.breadcrumb.at(-1)
  const above = route.breadcrumb.slice(0, -1).filter(({ path }) => path !== undefined)
  if (own === undefined || above.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { ...own, label: name ?? own.label }].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(baseUrl, path ?? route.canonical),
    })),
  }
}
