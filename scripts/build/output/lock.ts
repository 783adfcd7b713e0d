import { CommandError } from '#scripts/kit/command.ts'
import { holderOf, takeLock } from '#scripts/kit/file-lock.ts'

/**
 * Locks an output directory for this process and returns the function that unlocks it.
 * @throws {CommandError} when another build is writing there
 */
export function lockOutput(out: string): () => void {
  const file = `${out}.building`
  const unlock = takeLock(file)
  if (unlock !== undefined) return unlock
  throw new CommandError(
    `Another build (process ${holderOf(file)}) is writing ${out}. Wait until it has ended, or choose another --out.`,
  )
}
