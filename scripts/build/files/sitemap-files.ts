import { modifiedOn } from '#seo/modified-on.ts'
import { robotsText } from '#seo/robots.ts'
import { sitemapFiles } from '#seo/sitemap.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { Site } from '#site'

/** Yields the sitemap with its parts, and a `robots.txt` that names it. */
export function* crawlerFiles({ routes, baseUrl, catalogue }: Site): Generator<BuiltFile> {
  const { languageDefault } = catalogue.site
  const files = sitemapFiles({ routes, baseUrl, languageDefault, modifiedOn: modifiedOn(catalogue) })
  for (const { name, text } of files) yield [`/${name}`, text]
  yield ['/robots.txt', robotsText(baseUrl)]
}
