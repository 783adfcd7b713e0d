// Checks with Lighthouse that one page of each indexable kind scores 100 for accessibility, best practices and SEO.
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { loadBuiltSite } from '#scripts/checks/built/built-site.ts'
import { indexablePerKind } from '#scripts/checks/built/sample-pages.ts'
import { runChecks } from '#scripts/checks/check-command.ts'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { browserFlags, ensureBrowser } from '#scripts/browsers/find-browser.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { withoutService } from '#scripts/server/without-service.ts'

const categories = ['accessibility', 'best-practices', 'seo']

/** The part of a Lighthouse result that is checked. */
export type Scores = Readonly<{
  categories: Readonly<
    Record<
      string,
      Readonly<{ score: number | null; auditRefs: readonly Readonly<{ id: string; weight: number }>[] }>
    >
  >
  audits: Readonly<Record<string, Readonly<{ title: string; score: number | null }>>>
}>

/** Returns a finding for each category of a page that scores less than 100, with the failed audits. */
export function checkScores(path: string, result: Scores): readonly string[] {
  return categories.flatMap((name) => {
    const category = result.categories[name]
    if (category?.score === 1) return []
    const failed = (category?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1,
    )
    const titles = failed.map(({ id }) => result.audits[id]?.title ?? id).join('; ')
    return [`${path}: ${name} ${Math.round((category?.score ?? 0) * 100)}: ${titles}`]
  })
}

if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm run check:lighthouse --',
    about:
      'Checks that one page of each indexable kind has 100 for accessibility, best practices and SEO in Lighthouse.',
    options: { report: { value: 'DIR', about: 'where the build left its report (.cache)' } },
  }
  await runCommand(spec, async (input) => {
    const browser = ensureBrowser(console.log)
    const site = await loadBuiltSite(input.text('report'))
    const server = await createStaticServer(site.dir, withoutService)
    const port = await listen(server, 0)
    const chrome = await launch({ chromePath: browser.path, chromeFlags: ['--headless', ...browserFlags] })
    const check = async (path: string): Promise<readonly string[]> => {
      const flags: Flags = { port: chrome.port, onlyCategories: categories, logLevel: 'error' }
      const run = await lighthouse(`http://localhost:${port}${path}`, flags)
      return run === undefined ? [`${path}: Lighthouse gave no result`] : checkScores(path, run.lhr)
    }
    try {
      const pages = indexablePerKind(site.routes)
      return await runChecks(
        pages.map(({ path, kind }) => ({ name: `${kind}  ${path}`, run: () => check(path) })),
      )
    } finally {
      chrome.kill()
      server.close()
      server.closeAllConnections()
    }
  })
}
