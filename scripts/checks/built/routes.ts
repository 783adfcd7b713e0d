import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import type { RouteLine } from '#scripts/build/build-report.ts'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/** Returns a finding for each route without a page, and for each page whose robots meta tag differs from its route. */
export function checkRoutes(routes: readonly RouteLine[], pages: readonly DistPage[]): readonly string[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return routes.flatMap((route) => {
    const page = byFile.get(fileOfPath(route.path))
    if (page === undefined) return [`${route.path} (${route.key}) has no page`]
    const findings: string[] = []
    // A copy is indexable; its canonical link names the original.
    const isCopy = route.canonical !== route.path
    if (!isCopy && page.isNoindex === route.isIndexable) {
      findings.push(`${route.path} says ${page.isNoindex ? 'noindex' : 'index'}, its route says otherwise`)
    }
    if (page.lang?.slice(0, 2) !== route.locale)
      findings.push(`${route.path} is in ${page.lang ?? 'no language'}, its route in ${route.locale}`)
    if (page.title === undefined || page.title.trim() === '') findings.push(`${route.path} has no title`)
    return findings
  })
}
