import { fileURLToPath } from 'node:url'
import { measureProcess, type Cost } from '#scripts/bench/measure-build.ts'

/** Renders every page of a built site with React in a process of its own and returns what the rendering cost. */
export async function measureReact(dist: string): Promise<Cost & Readonly<{ pages: number }>> {
  const script = fileURLToPath(new URL('render-with-react.ts', import.meta.url))
  const { cost, printed } = await measureProcess([script, dist])
  const [, pages = '0', micros = '0'] = /^RENDERED (\d+) (\d+)$/m.exec(printed) ?? []
  return { pages: Number(pages), userSeconds: Number(micros) / 1e6, peakBytes: cost.peakBytes }
}
