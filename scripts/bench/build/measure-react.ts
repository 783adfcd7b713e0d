import { fileURLToPath } from 'node:url'
import { measureProcess, type Cost } from '#scripts/bench/build/measure-build.ts'

/** What React needs for a site: to render its pages, and to make the whole of it from the records. */
export type ReactCost = Readonly<{ pages: number; rendering: Cost; making: Cost }>

/** Makes every page of a built site with React in a process of its own and returns what that cost. */
export async function measureReact(dist: string, out: string, data: string): Promise<ReactCost> {
  const script = fileURLToPath(new URL('render-with-react.ts', import.meta.url))
  const { cost, printed } = await measureProcess([script, dist, out, data])
  const [, pages, rendering, making] = /^RENDERED (\d+) (\d+) (\d+)$/m.exec(printed) ?? []
  const toCost = (micros = '0'): Cost => ({
    userSeconds: Number(micros) / 1e6,
    peakBytes: cost.peakBytes,
  })
  return { pages: Number(pages ?? 0), rendering: toCost(rendering), making: toCost(making) }
}
