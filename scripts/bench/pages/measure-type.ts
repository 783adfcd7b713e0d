import { chromium, type Browser, type Page } from '@playwright/test'
import { median } from '#scripts/bench/pages/median.ts'
import { loadReport } from '#scripts/checks/built/built-site.ts'
import { indexablePerKind } from '#scripts/checks/built/sample-pages.ts'
import { browserFlags, ensureBrowser } from '#scripts/browsers/find-browser.ts'
import { listen } from '#scripts/server/listen.ts'
import { createHttp2Server } from '#scripts/server/serve-static.ts'

/** What a first visit saw: whether its type was the site's own in time, the largest paint in milliseconds, the shift. */
type FirstView = Readonly<{ hasOwnType: boolean; lcp: number; cls: number }>

/** DevTools' presets: milliseconds that a request waits, bytes per second. */
const lines = {
  'slow 4G': { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 },
  'fast 4G': { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
} as const

/** Milliseconds within which a first visit shows the site's own type. */
const inTime = 3000

/** One element in the display face, one in the text face. */
const samples = ['h1', 'body']

/** Prints, per line, the share of first visits of every indexable page kind whose type is the site's own in time. */
export async function measureType(reportDir: string): Promise<void> {
  const { path: executablePath } = ensureBrowser(console.log)
  const { report, routes } = await loadReport(reportDir)
  const server = await createHttp2Server(report.out)
  const origin = `https://localhost:${await listen(server, 0)}`
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, '--ignore-certificate-errors'],
  })
  try {
    for (const [name, line] of Object.entries(lines)) {
      const views: FirstView[] = []
      for (const { path } of indexablePerKind(routes))
        views.push(await visitFirst(browser, `${origin}${path}`, line))
      console.log(formatViews(name, views))
    }
  } finally {
    await browser.close()
    server.close()
  }
}

async function visitFirst(
  browser: Browser,
  url: string,
  line: (typeof lines)[keyof typeof lines],
): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', line)
    const started = Date.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForTimeout(Math.max(0, inTime - (Date.now() - started)))
    const hasOwnType = await showsOwnType(page)
    await page.waitForLoadState('load')
    return { hasOwnType, ...(await paintOf(page)) }
  } finally {
    await context.close()
  }
}

/**
 * Whether a run of glyphs in the face of each sample is wider or narrower than without the first family of its stack: that
 * `document.fonts` has a face does not say that it is used.
 */
async function showsOwnType(page: Page): Promise<boolean> {
  return await page.evaluate((selectors) => {
    const widthIn = (stack: string): number => {
      const run = document.createElement('span')
      run.textContent = 'Rijwoning met ¼ hectare, Wilgenkaai 27'
      Object.assign(run.style, { font: `400 100px ${stack}`, position: 'absolute', whiteSpace: 'pre' })
      document.body.append(run)
      const { width } = run.getBoundingClientRect()
      run.remove()
      return width
    }
    return selectors.every((selector) => {
      const sample = document.querySelector(selector)
      if (sample === null) return false
      const stack = getComputedStyle(sample).fontFamily
      return widthIn(stack) !== widthIn(stack.slice(stack.indexOf(',') + 1))
    })
  }, samples)
}

async function paintOf(page: Page): Promise<Pick<FirstView, 'lcp' | 'cls'>> {
  return await page.evaluate(async () => {
    let lcp = 0
    let cls = 0
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => setTimeout(done, 1000))
    return { lcp, cls }
  })
}

function formatViews(name: string, views: readonly FirstView[]): string {
  const own = views.filter(({ hasOwnType }) => hasOwnType).length
  const lcp = (median(views.map((view) => view.lcp)) / 1000).toFixed(2)
  const cls = Math.max(...views.map((view) => view.cls)).toFixed(4)
  return `  ${name.padEnd(12)}own type ${own} of ${views.length}  LCP ${lcp} s (median)  CLS ${cls} (largest)`
}
