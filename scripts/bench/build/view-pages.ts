import type { Site } from '#site'
import { pagePaths, viewPageAt } from '#views/shown-page.ts'

/** Computes the view of every page of a site, as a build does, and returns the number of pages. */
export function viewPages(site: Site): number {
  const paths = pagePaths(site.routes)
  for (const path of paths) viewPageAt(site, path)
  return paths.length
}
