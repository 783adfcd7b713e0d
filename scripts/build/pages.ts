import { build, type AstroIntegration } from 'astro'
import type { WorkDir } from '#scripts/build/output/work-dir.ts'
import { createProgress } from '#scripts/kit/progress.ts'
import { shareSite, type Site } from '#site'

/**
 * Renders all pages of a site with Astro into the work directory and prints the progress. Astro loads the pages into
 * this process, so the SITE_… variables are set in it and the site is shared.
 */
export async function writePages(
  work: WorkDir,
  environment: Readonly<Record<string, string>>,
  site: Site,
  print: (line: string) => void,
): Promise<void> {
  Object.assign(process.env, environment)
  const progress = createProgress('pages', print, 5000)
  const counter = countRendered((rendered) => progress.tick(rendered, site.routes.all.length))
  shareSite(site)
  await build({
    logLevel: 'warn',
    mode: 'production',
    outDir: work.site,
    cacheDir: work.cache,
    integrations: [counter],
  })
  // Not after a failure: pages that are still rendering would load the site again.
  shareSite(undefined)
}

/** Astro integration that reports the number of rendered pages. */
function countRendered(onPage: (rendered: number) => void): AstroIntegration {
  let rendered = 0
  return {
    name: 'count-rendered',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          render: async (request, options) => {
            const result = await prerenderer.render(request, options)
            if (request.url.endsWith('/')) onPage((rendered += 1))
            return result
          },
        })),
    },
  }
}
