import type { RouteLine } from '#scripts/build/build-report.ts'

/**
 * Returns a finding for each indexable page missing from the sitemap, and for each address that does not belong in it.
 */
export function checkSitemap(
  routes: readonly RouteLine[],
  sitemaps: readonly string[],
  baseUrl: string,
): readonly string[] {
  if (sitemaps.length === 0) return ['there is no sitemap.xml']
  const listed = sitemaps
    .flatMap((xml) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&')),
    )
    .filter((address) => !address.endsWith('.xml'))
  const expected = new Set(
    routes
      .filter((route) => route.isIndexable && route.canonical === route.path)
      .map((route) => `${baseUrl}${route.path}`),
  )
  const seen = new Set(listed)
  return [
    ...[...expected].filter((address) => !seen.has(address)).map((address) => `the sitemap lacks ${address}`),
    ...[...seen]
      .filter((address) => !expected.has(address) && address !== `${baseUrl}/`)
      .map((address) => `the sitemap names ${address}, which is not to be indexed`),
    ...(seen.size === listed.length
      ? []
      : [`the sitemap names ${listed.length - seen.size} addresses twice`]),
  ]
}
