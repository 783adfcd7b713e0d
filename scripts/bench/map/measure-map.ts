import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { loadTheme } from '#data/config/theme/load-theme.ts'
import { createDataSource, ownDataDir } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { viewTheme } from '#views/shell/theme-view.ts'
import type { OpeningTimes } from '#scripts/bench/map/map-page.ts'
import type { Scene } from '#scripts/bench/map/scene.ts'
import { median } from '#scripts/bench/pages/median.ts'
import { markMissed } from '#scripts/bench/pages/page-budgets.ts'
import { browserFlags, ensureBrowser } from '#scripts/browsers/find-browser.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'

/** Milliseconds from the loaded library to the first paint with markers, and frames per second while panning. */
const budget = { first: 300, fps: 50 }

const scenes: Readonly<Record<Scene, string>> = {
  region: 'over the region (ours are joined)',
  streets: 'all in view',
}

/**
 * Measures the map with 1,000 listings in Chromium, with the processor throttled 4 × and not. Without a graphics card a
 * software renderer draws, which the throttle does not slow; the output names the renderer.
 */
export async function measureMap(work: string, print: (line: string) => void = console.log): Promise<void> {
  await mkdir(work, { recursive: true })
  const loaded = await loadTheme(createDataSource(ownDataDir, createProblemLog()))
  const css = loaded === undefined ? '' : viewTheme(loaded.theme).css
  await build({
    logLevel: 'error',
    configFile: false,
    root: import.meta.dirname,
    plugins: [{ name: 'theme', transformIndexHtml: () => [{ tag: 'style', children: css }] }],
    build: {
      outDir: work,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: `${import.meta.dirname}/page.html` },
    },
  })
  const server = await createStaticServer(work)
  const url = `http://localhost:${await listen(server, 0)}/page.html`
  const browser = await chromium.launch({
    executablePath: ensureBrowser(print).path,
    args: [...browserFlags],
  })
  try {
    print(`\nMap with 1,000 listings, drawn by ${await nameRenderer(browser)}`)
    print(`  An empty canvas of its size: ${formatFps(await runEmpty(browser, url))}`)
    for (const scene of ['region', 'streets'] as const) {
      for (const rate of [4, 1]) {
        print(
          `  ${scenes[scene]}, processor ${rate} × slower (budget at 4: first paint < ${budget.first} ms, median ≥ ${budget.fps} fps)`,
        )
        print(formatRow(await runMap(browser, { url, rate, scene })))
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
}

const viewport = { width: 720, height: 760 }

type Run = Readonly<{ url: string; rate: number; scene: Scene }>

/** `script` is the script time per frame of the pan in milliseconds, which a graphics card would not reduce. */
type MapTimes = OpeningTimes & Readonly<{ frames: readonly number[]; script: number }>

/** Page visits per row; the median is reported. */
const visits = 3

async function runMap(browser: Browser, run: Run): Promise<MapTimes> {
  const times: MapTimes[] = []
  for (let visit = 0; visit < visits; visit += 1) times.push(await visitMap(browser, run))
  return {
    painted: median(times.map(({ painted }) => painted)),
    drawn: median(times.map(({ drawn }) => drawn)),
    frames: times.flatMap(({ frames }) => frames),
    script: median(times.map(({ script }) => script)),
  }
}

async function visitMap(browser: Browser, { url, rate, scene }: Run): Promise<MapTimes> {
  const page = await browser.newPage({ viewport })
  try {
    await page.goto(url, { waitUntil: 'load' })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Performance.enable')
    const readScript = async (): Promise<number> => {
      const { metrics } = await devTools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000
    }
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
    const opening = await page.evaluate((asked) => globalThis.measureOpening(asked), scene)
    const before = await readScript()
    const frames = await page.evaluate(() => globalThis.measurePan())
    return { ...opening, frames, script: ((await readScript()) - before) / frames.length }
  } finally {
    await page.close()
  }
}

async function runEmpty(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport })
  try {
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(() => globalThis.measureEmpty())
  } finally {
    await page.close()
  }
}

async function nameRenderer(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2')
      const known = gl?.getExtension('WEBGL_debug_renderer_info')
      return gl && known ? String(gl.getParameter(known.UNMASKED_RENDERER_WEBGL)) : 'an unknown renderer'
    })
  } finally {
    await page.close()
  }
}

function formatFps(frames: readonly number[]): string {
  const sorted = frames.toSorted((one, other) => other - one)
  const slowest = sorted[Math.floor(sorted.length * 0.05)] ?? NaN
  const fps = 1000 / median(frames)
  return (
    `median ${markMissed(`${fps.toFixed(0).padStart(3)} fps`, Math.round(fps) >= budget.fps)}` +
    `  5th percentile ${(1000 / slowest).toFixed(0).padStart(3)} fps`
  )
}

function formatRow({ painted, drawn, frames, script }: MapTimes): string {
  const cells = [
    `first paint ${markMissed(`${painted.toFixed(0).padStart(5)} ms`, painted < budget.first)}`,
    `map ${drawn.toFixed(0).padStart(5)} ms`,
    `pan: ${formatFps(frames)}`,
    `script ${script.toFixed(1).padStart(5)} ms a frame`,
  ]
  return `    ${cells.join('  ')}`
}
