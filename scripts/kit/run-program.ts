import { spawn } from 'node:child_process'
import { CommandError } from '#scripts/kit/command.ts'
import { errorCode } from '#scripts/kit/system-error.ts'

/** What a program is started with. */
export type ProgramOptions = Readonly<{
  /** Whether `file` is a line for the shell. */
  shell?: boolean
  /** Variables that it has besides those of this process. */
  env?: Readonly<Record<string, string>>
  /** Gets what it prints, piece by piece. */
  print?: (text: string) => void
}>

/**
 * Runs a program and returns what it printed.
 * @throws {CommandError} with the end of its error output, when it is not there or ends with another code than 0
 */
export async function runProgram(
  file: string,
  args: readonly string[],
  { shell = false, env = {}, print = () => {} }: ProgramOptions = {},
): Promise<string> {
  const child = spawn(file, args, {
    shell,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, errors]: [string[], string[]] = [[], []]
  for (const [stream, kept] of [
    [child.stdout, printed],
    [child.stderr, errors],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      kept.push(text)
      print(text)
    })
  const end = await new Promise<number | string>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? String(signal)))
  }).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new CommandError(`${file} is not installed, or not in the PATH`)
  })
  if (end === 0) return printed.join('')
  throw new CommandError(`${file} ended with ${end}: ${lastLines(errors.join('') || printed.join(''))}`)
}

/** A program may print thousands of lines; its last ones say why it ended. */
function lastLines(text: string): string {
  return text.trim().split('\n').slice(-10).join('\n') || 'it did not say why'
}
