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
  /** Returns what is live, in a line. */
  say: () => Promise<string>
  /** File with the refusal of which was told last, so that each new one is told once. */
  memory: string
}>

/**
 * Runs a command in a process of its own, which reads records, words and code anew, once or again and again. Tells of its
 * errors, however it ended, and once that it works again. Of those that come again and again only what is new is printed.
 * @returns its exit code
 */
export async function supervise(
  args: readonly string[],
  { every, notify, leftOut, say, memory }: Supervision,
): Promise<number> {
  for (let said = ''; ;) {
    const { code, errors } = await runOnce(args, every === undefined)
    const line = code === 0 ? await say() : errors.trim()
    if (every !== undefined && line !== said)
      console[code === 0 ? 'log' : 'error'](`${timeInBelgium()} ${line}`)
    said = line
    const without = code === 0 ? await leftOut?.() : undefined
    const refused =
      without === undefined
        ? { errors, news: 'refused' as const }
        : { errors: without, news: 'without' as const }
    await tell(code === 0 && without === undefined ? { line } : refused, notify, memory)
    if (every === undefined) return code
    await wait(every * 1000)
  }
}

type Told = Readonly<{ line: string; errors?: undefined } | { errors: string; news: 'refused' | 'without' }>

/** That nobody hears of it is said, and stops nothing; it is tried again with the next publication. */
async function tell(told: Told, notify: Notify, memory: string): Promise<void> {
  const before = await readFile(memory, 'utf8').catch(absentAsUndefined)
  if (before === told.errors) return
  try {
    if (told.errors === undefined) {
      await notify(told.line, 'again')
      await rm(memory, { force: true })
    } else {
      await notify(told.errors, told.news)
      await writeWhole(memory, told.errors)
    }
  } catch (error) {
    const what = told.errors === undefined ? 'that publishing works again' : 'of the refusal'
    console.error(`Nobody was told ${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** @example timeInBelgium() // '2026-11-29 14:05:31' */
function timeInBelgium(): string {
  return new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' })
}

function runOnce(
  args: readonly string[],
  isPrinted: boolean,
): Promise<Readonly<{ code: number; errors: string }>> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['ignore', isPrinted ? 'inherit' : 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
    if (isPrinted) process.stderr.write(chunk)
  })
  return new Promise((done) =>
    child.on('close', (code, signal) =>
      done({ code: code ?? 1, errors: errors || `The publication ended by ${signal ?? `code ${code}`}.\n` }),
    ),
  )
}
