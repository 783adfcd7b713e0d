import { fileURLToPath } from 'node:url'
import { measureProcess, type Cost } from '#scripts/bench/measure-build.ts'

/** What React needs for the pages of a site: to render them, and to make, render and write them. */
export type ReactCost = Readonly<{ pages: number; rendering: Cost; making: Cost }>

/** Renders every page of a built site with React in a process of its own and returns what that cost. */
export async function measureReact(dist: string, out: string): Promise<ReactCost> {
  const script = fileURLToPath(new URL('render-with-react.ts', import.meta.url))
  const { cost, printed } = await measureProcess([script, dist, out])
  const [, pages, rendering, making] = /^RENDERED (\d+) (\d+) (\d+)$/m.exec(printed) ?? []
  const toCost = (micros = '0'): Cost => ({
    userSeconds: Number(micros) / 1e6,
    peakBytes: cost.peakBytes,
  })
  return { pages: Number(pages ?? 0), rendering: toCost(rendering), making: toCost(making) }
}
