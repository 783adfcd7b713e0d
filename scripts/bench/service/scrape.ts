import { setTimeout } from 'node:timers/promises'

/** What Prometheus learns of a process. */
export type ProcessFigures = Readonly<{
  /** Bytes at the start and at the end. */
  memoryBefore: number
  memoryAfter: number
  /** Seconds of processor time since the start. */
  cpuSeconds: number
}>

/** Scrapes a service every fifteen seconds, as Prometheus does, until it is stopped. */
export async function startScrapes(url: string): Promise<Readonly<{ stop: () => Promise<ProcessFigures> }>> {
  const stopping = new AbortController()
  const before = await scrape(url)
  const running = (async () => {
    while (!stopping.signal.aborted) {
      // It is stopped in the middle of a pause.
      await setTimeout(15_000, undefined, { signal: stopping.signal }).catch(() => {})
      await scrape(url)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
      const after = await scrape(url)
      return { memoryBefore: before.memory, memoryAfter: after.memory, cpuSeconds: after.cpu - before.cpu }
    },
  }
}

async function scrape(url: string): Promise<Readonly<{ memory: number; cpu: number }>> {
  const text = await (await fetch(url)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { memory: read('process_resident_memory_bytes'), cpu: read('process_cpu_seconds_total') }
}
