import type { ServiceLog } from './service-log.ts'
import type { SiteWords } from './site/site-words.ts'

/** What work that is done again needs. */
export type JobNeeds = Readonly<{
  words: SiteWords
  clock: () => number
  log: ServiceLog
  /** Sends mails that were stored. */
  wake: () => void
}>

/**
 * Does work now and again after that many milliseconds, never twice at once; `failure` is what the log says when it fails.
 * Returns what stops it and waits for the work under way.
 */
export function repeat(
  every: number,
  work: () => Promise<void>,
  { log, failure }: Readonly<{ log: ServiceLog; failure: string }>,
): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const start = (): void => {
    underWay ??= work()
      .catch((error: unknown) =>
        log.error({ error: error instanceof Error ? error.message : String(error) }, failure),
      )
      .finally(() => {
        underWay = undefined
      })
  }
  start()
  const timer = setInterval(start, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
