import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { median } from '#scripts/bench/pages/median.ts'
import type { SearchTimes } from '#scripts/bench/search/browser-page.ts'
import { type BenchQuery, makeQueries, makeVolume } from '#scripts/bench/search/make-volume.ts'
import { hashOf } from '#scripts/build/files/search-file-name.ts'
import { brotliBytes } from '#scripts/checks/built/budgets.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { browserFlags, ensureBrowser } from '#scripts/browsers/find-browser.ts'
import { listen } from '#scripts/server/listen.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { encodeIndex } from '#search/files/index-file.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'

/** CPU throttle that makes this machine roughly a mid-range phone. */
const throttle = 4

/** Searches of a visit; the first is reported separately, since it includes all preparation. */
const queryCount = 25

/** Fresh pages, as each page has one first result; the median is reported. */
const visitCount = 5

/** Milliseconds to the first result after the download, and to each later one: of 20,000 listings. */
const budget = { first: 150, median: 16 }
const budgetWords = `first < ${budget.first} ms, median < ${budget.median} ms`

/**
 * Measures the search in Chromium with a throttled processor: on the longest list of a site, and on such a list in each
 * volume. Rows are printed as soon as they are known.
 */
export async function measureSearch(
  site: ViewContext,
  volumes: readonly number[],
  work: string,
): Promise<void> {
  const index = longestIndex(site)
  await mkdir(work, { recursive: true })
  await bundlePage(work)
  const server = await createStaticServer(work)
  const port = await listen(server, 0)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(console.log).path,
    args: [...browserFlags],
  })
  try {
    for (const volume of [index.size, ...volumes]) {
      console.log(
        `\nSearch over ${formatCount(volume)} listings, processor ${throttle} × slower (budget: ${budgetWords})`,
      )
      await measureVolume(makeVolume(index, volume), {
        browser,
        work,
        origin: `http://localhost:${port}`,
      })
    }
  } finally {
    await browser.close()
    server.close()
  }
}

function longestIndex(site: ViewContext): SearchIndex {
  const [longest] = searchLists(site)
    .map((list) => listIndex(site, list))
    .toSorted((one, other) => other.size - one.size)
  if (longest === undefined) throw new CommandError('The site has no list to search')
  return longest
}

type Bench = Readonly<{ browser: Browser; work: string; origin: string }>

async function measureVolume(index: SearchIndex, { browser, work, origin }: Bench): Promise<void> {
  const queries = makeQueries(index, queryCount)
  const columns = encodeIndex(index)
  const file = `index-${index.size}.${hashOf(columns)}.bin`
  await writeFile(join(work, file), columns)
  const visits: SearchTimes[] = []
  for (let visit = 0; visit < visitCount; visit += 1) {
    const page = await browser.newPage()
    visits.push(await visitPage(page, { origin, file, queries }))
    await page.close()
  }
  const times = {
    first: median(visits.map(({ first }) => first)),
    runs: visits.flatMap(({ runs }) => runs),
  }
  console.log(formatRow(brotliBytes(columns, 9), times))
}

async function bundlePage(work: string): Promise<void> {
  await build({
    logLevel: 'error',
    configFile: false,
    build: {
      outDir: work,
      emptyOutDir: false,
      lib: { entry: join(import.meta.dirname, 'browser-page.ts'), formats: ['es'], fileName: 'bench' },
    },
  })
  await writeFile(
    join(work, 'index.html'),
    '<!doctype html><title>bench</title><script type="module" src="/bench.js"></script>',
  )
}

async function visitPage(
  page: Page,
  { origin, file, queries }: Readonly<{ origin: string; file: string; queries: readonly BenchQuery[] }>,
): Promise<SearchTimes> {
  await page.goto(origin, { waitUntil: 'load' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return page.evaluate((run) => globalThis.measure(run.file, run.queries), { file, queries })
}

function formatRow(bytes: number, { first, runs }: SearchTimes): string {
  const ms = (value: number): string => `${value.toFixed(1).padStart(9)} ms`
  const middle = median(runs)
  const isKept = first < budget.first && middle < budget.median
  return (
    `  index ${(bytes / 1024).toFixed(1).padStart(9)} KB  first ${ms(first)}` +
    `  median ${ms(middle)}  worst ${ms(Math.max(...runs))}${isKept ? '' : '  ✗'}`
  )
}
