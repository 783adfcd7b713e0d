import { modifiedOn } from '#seo/modified-on.ts'
import type { SiteFile } from '#domain/site/theme.ts'
import { robotsText } from '#seo/robots.ts'
import { securityPath, securityText } from '#seo/security-text.ts'
import { sitemapFiles } from '#seo/sitemap.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { SiteContext } from '#views/kit/context.ts'
import { historyOf } from '#views/listing/state.ts'

/**
 * Yields the sitemap with its parts, a `robots.txt` that names it, the key of IndexNow where the site has one, and whom to tell
 * of a weakness unless a file of the agency says so.
 */
export function* crawlerFiles(site: SiteContext, ownFiles: readonly SiteFile[] = []): Generator<BuiltFile> {
  const { routes, baseUrl, catalogue, now } = site
  const { languageDefault } = catalogue.site
  const dayOf = modifiedOn({ catalogue, now, historyOf: (property) => historyOf(site, property) })
  const files = sitemapFiles({ routes, baseUrl, languageDefault, modifiedOn: dayOf })
  for (const { name, text } of files) yield [`/${name}`, text]
  yield ['/robots.txt', robotsText(baseUrl)]
  const { indexNowKey } = catalogue.site
  if (indexNowKey !== undefined) yield [`/${indexNowKey}.txt`, indexNowKey]
  if (!ownFiles.some(({ path }) => path === securityPath))
    yield [securityPath, securityText(catalogue.site, baseUrl, now)]
}
