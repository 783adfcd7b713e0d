import type { ServiceLog } from '#service/kit/service-log.ts'
import { type Publication, PublicationError } from './publication.ts'

type Options = Readonly<{
  log: ServiceLog
  /** Called once another publication was read. */
  onPublished: () => void
  /** Milliseconds between looks. */
  every?: number
}>

/**
 * Looks every few seconds whether another site was published; returns what stops it. One that cannot be read is logged once,
 * and tried again at each look.
 */
export function followPublication(
  publication: Publication,
  { log, onPublished, every = 5000 }: Options,
): () => Promise<void> {
  let told: string | undefined
  let underWay: Promise<void> | undefined
  const look = async (): Promise<void> => {
    try {
      if (!(await publication.look())) return
      told = undefined
      log.info({}, 'another publication is read')
      onPublished()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // Of several files that are wrong now one is named, now another.
      const trouble = error instanceof PublicationError ? error.state : reason
      if (trouble !== told) log.error({ error: reason }, 'the publication cannot be read: the last one stays')
      told = trouble
    }
  }
  const timer = setInterval(() => {
    underWay ??= look().finally(() => {
      underWay = undefined
    })
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
