import { chromium, type Browser } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { createScorer, medianOf } from '#scripts/bench/pages/measure-score.ts'
import { visitFilters, visitPage, type Visit } from '#scripts/bench/pages/measure-visit.ts'
import { median } from '#scripts/bench/pages/median.ts'
import { formatFilterRow, formatPageHead, formatPageRow } from '#scripts/bench/pages/page-budgets.ts'
import { loadReport } from '#scripts/checks/built/built-site.ts'
import { indexablePerKind } from '#scripts/checks/built/sample-pages.ts'
import { browserFlags, ensureBrowser } from '#scripts/browsers/find-browser.ts'
import { listen } from '#scripts/server/listen.ts'
import { createHttp2Server } from '#scripts/server/serve-static.ts'

const visits = 3

/** Prints one row of phone performance figures per indexable page kind, with the budgets. */
export async function measurePages(reportDir: string): Promise<void> {
  const { path } = ensureBrowser(console.log)
  const { report, routes } = await loadReport(reportDir)
  const server = await createHttp2Server(report.out)
  const origin = `https://localhost:${await listen(server, 0)}`
  const flags = [...browserFlags, '--ignore-certificate-errors']
  const chrome = await launch({ chromePath: path, chromeFlags: ['--headless', ...flags] })
  const browser = await chromium.launch({ executablePath: path, args: flags })
  try {
    const score = createScorer(chrome.port)
    for (const line of formatPageHead()) console.log(line)
    for (const { kind, path } of indexablePerKind(routes)) {
      const { kept, made } = await score(`${origin}${path}`)
      const felt = await visitOften(browser, `${origin}${path}`)
      const figures = {
        score: medianOf(kept, 'score'),
        lcp: medianOf(kept, 'lcp'),
        cls: Math.max(felt.cls, ...kept.map(({ cls }) => cls)),
        press: felt.press,
      }
      const index = medianOf(kept, 'benchmarkIndex')?.toFixed(0) ?? 'all too low'
      console.log(formatPageRow(kind, figures, `${kept.length} of ${made}, ${index}`))
      if (kind === 'results') console.log(formatFilterRow(await tickOften(browser, `${origin}${path}`)))
    }
  } finally {
    await browser.close()
    chrome.kill()
    server.close()
  }
}

/** Returns the largest layout shift and the median of the click delays. */
async function visitOften(browser: Browser, url: string): Promise<Visit> {
  const felt: Visit[] = []
  for (let visit = 0; visit < visits; visit += 1) felt.push(await visitPage(browser, url))
  return {
    cls: Math.max(...felt.map(({ cls }) => cls)),
    press: median(felt.map(({ press }) => press)),
  }
}

/** Returns the slowest of the ticks of all visits, in milliseconds to the next paint. */
async function tickOften(browser: Browser, url: string): Promise<number> {
  const ticks: number[] = []
  for (let visit = 0; visit < visits; visit += 1) ticks.push(...(await visitFilters(browser, url)))
  return Math.max(...ticks)
}
