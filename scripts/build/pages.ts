import { build, type AstroIntegration } from 'astro'
import { createProgress } from '#scripts/kit/progress.ts'
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
  const counter = countRendered((rendered) => progress.tick(rendered, site.routes.all.length))
  shareSite(site)
  try {
    await build({ logLevel: 'warn', mode: 'production', integrations: [counter] })
  } finally {
    shareSite(undefined)
  }
}

/** An integration that says after each page how many have been rendered. */
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
            rendered += 1
            onPage(rendered)
            return result
          },
        })),
    },
  }
}
