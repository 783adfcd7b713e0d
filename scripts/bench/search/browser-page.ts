import type { BenchQuery } from '#scripts/bench/search/listing.ts'
import type { MakeEngine } from './engines/engine.ts'
import { makeItemsJs } from './engines/itemsjs.ts'
import { makeMiniSearch } from './engines/minisearch.ts'
import { makeOrama } from './engines/orama.ts'
import { makeOwn } from './engines/own.ts'

const engines: Readonly<Record<string, MakeEngine>> = {
  own: makeOwn,
  itemsjs: makeItemsJs,
  minisearch: makeMiniSearch,
  orama: makeOrama,
}

/** Times of an engine in the browser in ms, and its result counts. */
export type EngineTimes = Readonly<{ first: number; runs: readonly number[]; counts: readonly number[] }>

/** Downloads a file, creates an engine from it, and runs each query once; the download is not timed. */
async function measure(name: string, file: string, queries: readonly BenchQuery[]): Promise<EngineTimes> {
  const bytes = new Uint8Array(await (await fetch(`/${file}`)).arrayBuffer())
  const make = engines[name]
  const [opening, ...others] = queries
  if (make === undefined || opening === undefined) throw new RangeError(`no engine '${name}', or no query`)
  const startedAt = performance.now()
  const engine = await make(bytes, file)
  const counts = [(await engine.run(opening)).count]
  const first = performance.now() - startedAt
  const runs: number[] = []
  for (const query of others) {
    const runAt = performance.now()
    const { count } = await engine.run(query)
    runs.push(performance.now() - runAt)
    counts.push(count)
  }
  return { first, runs, counts }
}

globalThis.measure = measure

declare global {
  /** Set by this module in the measured page. */
  var measure: (name: string, file: string, queries: readonly BenchQuery[]) => Promise<EngineTimes>
}
