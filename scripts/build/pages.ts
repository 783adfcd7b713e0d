import { build } from 'astro'
import { renderHooks } from '#scripts/build/render-hooks.ts'
import { createProgress } from '#scripts/progress.ts'
import { shareSite, type Site } from '#site'

/**
 * Lets Astro write all pages of a site into the directory that SITE_OUT names, reporting how many are there.
 * The variables are set in this process, and the site is shared in it: Astro loads pages into it.
 */
export async function writePages(
  environment: Readonly<Record<string, string>>,
  site: Site,
  print: (line: string) => void,
): Promise<void> {
  Object.assign(process.env, environment)
  const progress = createProgress('pages', print, 5000)
  const hooks = renderHooks((rendered) => progress.tick(rendered, site.routes.all.length))
  shareSite(site)
  try {
    await build({ logLevel: 'warn', mode: 'production', integrations: [hooks] })
  } finally {
    shareSite(undefined)
  }
}
