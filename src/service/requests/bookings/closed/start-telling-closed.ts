import type { JobNeeds } from '#service/kit/repeat.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { tellClosed } from './tell-closed.ts'

const hour = 3_600_000

/**
 * Tells offices of appointments at moments that they closed: now, whenever `look` is called, and each hour, in case that
 * failed. `stop` waits for what is under way.
 */
export function startTellingClosed(
  database: Database,
  { words, clock, log, wake }: JobNeeds,
): Readonly<{ look: () => void; stop: () => Promise<void> }> {
  let last = Promise.resolve()
  const tell = async (): Promise<void> => {
    try {
      const told = await tellClosed(database, words, clock())
      if (told === 0) return
      log.info({ told }, 'appointments at closed moments told')
      wake()
    } catch (error) {
      log.error(
        { error: error instanceof Error ? error.message : String(error) },
        'appointments at closed moments not told',
      )
    }
  }
  const look = (): void => {
    last = last.then(tell)
  }
  look()
  const timer = setInterval(look, hour)
  timer.unref()
  return {
    look,
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
