import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import type { Notify } from './notify.ts'

/** How publications are run in processes of their own. */
export type Supervision = Readonly<{
  /** Seconds between two publications; absent for a single one. */
  every?: number
  notify: Notify
  /** Returns what a publication left out, since it was refused; undefined where there is nothing. */
  leftOut?: () => Promise<string | undefined>
  /** File with the refusal of which was told last, so that each new one is told once. */
  memory: string
}>

/**
 * Runs a command in a process of its own, which reads records, words and code anew, once or again and again. Tells of its
 * errors, however it ended.
 * @returns its exit code
 */
export async function supervise(
  args: readonly string[],
  { every, notify, leftOut, memory }: Supervision,
): Promise<number> {
  for (;;) {
    const { code, errors } = await runOnce(args)
    const refused = code === 0 ? await leftOut?.() : errors
    if (refused === undefined) await rm(memory, { force: true })
    else await tell(refused, (text) => notify(text, code === 0), memory)
    if (every === undefined) return code
    await wait(every * 1000)
  }
}

/** That nobody hears of a refusal is said, and stops nothing; it is tried again with the next publication. */
async function tell(errors: string, notify: Notify, memory: string): Promise<void> {
  if ((await readFile(memory, 'utf8').catch(absentAsUndefined)) === errors) return
  try {
    await notify(errors)
    await writeWhole(memory, errors)
  } catch (error) {
    console.error(`Nobody was told of the refusal: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function runOnce(args: readonly string[]): Promise<Readonly<{ code: number; errors: string }>> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
    process.stderr.write(chunk)
  })
  return new Promise((done) =>
    child.on('close', (code, signal) =>
      done({ code: code ?? 1, errors: errors || `The publication ended by ${signal ?? `code ${code}`}.\n` }),
    ),
  )
}
