import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Route } from '#routes/route.ts'
import { absoluteUrl } from './absolute-url.ts'

/** Returns the breadcrumb of a page; undefined where there is nothing above it. */
export function breadcrumbJsonLd(route: Route, baseUrl: string): WithContext<BreadcrumbList> | undefined {
  if (route.breadcrumb.length < 2) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: route.breadcrumb.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: stepUrl(path ?? (index === route.breadcrumb.length - 1 ? route.canonical : undefined), baseUrl),
    })),
  }
}

function stepUrl(path: string | undefined, baseUrl: string): string | undefined {
  return path === undefined ? undefined : absoluteUrl(baseUrl, path)
}
