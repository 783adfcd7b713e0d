import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Notify } from './notify.ts'

/**
 * Runs a command again and again, each time in a process of its own, which reads records, words and code anew. Tells of
 * each new refusal once.
 */
export async function watch(args: readonly string[], seconds: number, notify: Notify): Promise<never> {
  let refused = ''
  for (;;) {
    const { code, errors } = await runOnce(args)
    if (code === 0) refused = ''
    else if (errors !== refused) {
      refused = errors
      await notify(errors)
    }
    await wait(seconds * 1000)
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
  return new Promise((done) => child.on('close', (code) => done({ code: code ?? 1, errors })))
}
