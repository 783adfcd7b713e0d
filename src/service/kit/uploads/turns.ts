/** More work is waiting than would be done soon: whoever asks comes back later. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** Does work when it is its turn. @throws {BusyError} when too much is waiting already */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Returns turns for dear work: so much `atOnce`, and so much waiting for it. */
export function createTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= mostWaiting) throw new BusyError(`${mostWaiting} are waiting already`)
      // Whoever ends hands the turn on, so that `running` stays.
      await new Promise<void>((resolve) => void waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
