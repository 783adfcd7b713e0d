import { modifiedOn } from '#seo/modified-on.ts'
import { robotsText } from '#seo/robots.ts'
import { sitemapFiles } from '#seo/sitemap.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { Site } from '#site'
import { historyOf } from '#views/listing/state.ts'

/** Yields the sitemap with its parts, and a `robots.txt` that names it. */
export function* crawlerFiles(site: Site): Generator<BuiltFile> {
  const { routes, baseUrl, catalogue, now } = site
  const { languageDefault } = catalogue.site
  const dayOf = modifiedOn({ catalogue, now, historyOf: (property) => historyOf(site, property) })
  const files = sitemapFiles({ routes, baseUrl, languageDefault, modifiedOn: dayOf })
  for (const { name, text } of files) yield [`/${name}`, text]
  yield ['/robots.txt', robotsText(baseUrl)]
}
