import { fileURLToPath } from 'node:url'
import { measureProcess, type Cost } from '#scripts/bench/build/measure-build.ts'

/** Cost of React for a site: rendering its pages only, and everything from the records on. */
export type ReactCost = Readonly<{ pages: number; rendering: Cost; making: Cost }>

/** Renders every page of a built site with React in its own process and returns the cost. */
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
