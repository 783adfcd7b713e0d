import { modifiedOn } from '#seo/modified-on.ts'
import { robotsText } from '#seo/robots.ts'
import { sitemapFiles } from '#seo/sitemap.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { SiteContext } from '#views/kit/context.ts'
import { historyOf } from '#views/listing/state.ts'

/** Yields the sitemap with its parts, a `robots.txt` that names it, and the key of IndexNow where the site has one. */
export function* crawlerFiles(site: SiteContext): Generator<BuiltFile> {
  const { routes, baseUrl, catalogue, now } = site
  const { languageDefault } = catalogue.site
  const dayOf = modifiedOn({ catalogue, now, historyOf: (property) => historyOf(site, property) })
  const files = sitemapFiles({ routes, baseUrl, languageDefault, modifiedOn: dayOf })
  for (const { name, text } of files) yield [`/${name}`, text]
  yield ['/robots.txt', robotsText(baseUrl)]
  const { indexNowKey } = catalogue.site
  if (indexNowKey !== undefined) yield [`/${indexNowKey}.txt`, indexNowKey]
}
