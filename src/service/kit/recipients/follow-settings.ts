import type { Database } from '#service/kit/database/open-database.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { DeskSettings } from './desk-settings.ts'
import { readSettings } from './read-settings.ts'

/** What is set at the desk, as it is known now. */
export type FollowedSettings = Readonly<{
  current: () => DeskSettings
  /** Reads it anew: whoever stored a change calls this. */
  look: () => Promise<void>
  /** Looks every few seconds for what another process stored; returns what stops that. */
  follow: (
    options: Readonly<{ log: ServiceLog; onChanged: () => void; every?: number }>,
  ) => () => Promise<void>
}>

/**
 * Reads what is set at the desk. What cannot be read later is logged once, and the last that was read stays.
 * @throws when the database cannot be read
 */
export async function followSettings({ db }: Pick<Database, 'db'>): Promise<FollowedSettings> {
  let known = await readSettings(db)
  let text = JSON.stringify(known)
  let onChanged = (): void => {}
  const look = async (): Promise<void> => {
    const read = await readSettings(db)
    const next = JSON.stringify(read)
    if (next === text) return
    known = read
    text = next
    onChanged()
  }
  return {
    current: () => known,
    look,
    follow: ({ log, onChanged: tell, every = 5000 }) => {
      onChanged = tell
      let told: string | undefined
      let underWay: Promise<void> | undefined
      const lookOrTell = async (): Promise<void> => {
        try {
          await look()
          told = undefined
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          if (reason !== told) log.error({ error: reason }, 'settings of the desk not read: the last stay')
          told = reason
        }
        underWay = undefined
      }
      const timer = setInterval(() => {
        underWay ??= lookOrTell()
      }, every)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await underWay
      }
    },
  }
}
