import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import { notFoundKey } from '#routes/path/route-keys.ts'
import type { RouteTable } from '#routes/table/route.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'

/**
 * Copies each language's "not found" page to the paths where hosts look for it: `/nl/404.html`, and `/404.html` in the
 * default language. Hosts that support one per directory (Cloudflare, our own server) answer in the path's language.
 */
export async function writeNotFoundPages(
  dist: string,
  routes: RouteTable,
  locales: readonly Locale[],
  fallback: Locale,
): Promise<void> {
  for (const locale of locales) {
    const route = routes.find(notFoundKey(), locale)
    if (route === undefined) continue
    const page = join(dist, fileOfPath(route.path))
    await copyFile(page, join(dist, locale, '404.html'))
    if (locale === fallback) await copyFile(page, join(dist, '404.html'))
  }
}
