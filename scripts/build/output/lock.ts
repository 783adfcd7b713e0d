import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from '#scripts/kit/command.ts'

/**
 * Takes the lock of an output directory and returns the function that gives it back.
 * A lock whose process has ended is taken over.
 * @throws {CommandError} when another build is writing there
 */
export async function lockOutput(out: string): Promise<() => Promise<void>> {
  const file = `${out}.lock`
  await mkdir(dirname(out), { recursive: true })
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder > 0 && holder !== process.pid && isRunning(holder)) throw busy(out, file, holder)
  if (holder > 0) await rm(file, { force: true })
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch {
    throw busy(out, file, Number(await readFile(file, 'utf8').catch(() => '')))
  }
  return () => rm(file, { force: true })
}

function busy(out: string, file: string, holder: number): CommandError {
  return new CommandError(
    `Another build (process ${holder}) is writing ${out}. Wait for it; if there is none, remove ${file}.`,
  )
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
