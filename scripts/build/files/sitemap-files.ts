import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modifiedOn } from '#seo/modified-on.ts'
import { robotsText } from '#seo/robots.ts'
import { sitemapFiles } from '#seo/sitemap.ts'
import type { Site } from '#site'

/** Writes the sitemap with its parts, and `robots.txt` that names it. */
export async function writeSitemap(dist: string, site: Site): Promise<void> {
  const { routes, baseUrl, catalogue } = site
  const { languageDefault } = catalogue.site
  const files = sitemapFiles({ routes, baseUrl, languageDefault, modifiedOn: modifiedOn(catalogue) })
  for (const { name, text } of files) await writeFile(join(dist, name), text)
  await writeFile(join(dist, 'robots.txt'), robotsText(baseUrl))
}
