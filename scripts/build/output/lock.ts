import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { errorCode } from '#scripts/kit/system-error.ts'
import { isRunning, processMark } from './process-mark.ts'

/**
 * Locks an output directory for this process and returns the function that unlocks it. Takes over the lock of a process
 * that has ended.
 * @throws {CommandError} when another build is writing there
 */
export async function lockOutput(out: string): Promise<() => Promise<void>> {
  const file = `${out}.lock`
  const own = processMark(process.pid)
  await mkdir(dirname(out), { recursive: true })
  const holder = await readHolder(file)
  if (holder !== own && isRunning(holder)) throw busy(out, file, holder)
  await rm(file, { force: true })
  try {
    await writeFile(file, own, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw busy(out, file, await readHolder(file))
    throw error
  }
  return () => rm(file, { force: true })
}

async function readHolder(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(absentAsUndefined))?.trim() ?? ''
}

function busy(out: string, file: string, holder: string): CommandError {
  const [pid = '?'] = holder.split('-')
  return new CommandError(
    `Another build (process ${pid}) is writing ${out}. Wait until it has ended, or choose another --out; ` +
      `if no build is running, remove ${file}.`,
  )
}
