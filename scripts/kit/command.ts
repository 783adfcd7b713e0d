import { editDistance, nearestOf } from '#data/config/words/nearest.ts'
import { explainSystemError } from '#scripts/kit/system-error.ts'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** The options of a command, and the texts of its `--help`. */
export type CommandSpec = Readonly<{
  /** As typed: `npm run build --`. */
  usage: string
  /** What it does, in one or two sentences. */
  about: string
  /** Name of what is typed besides the options, where it needs something: `DIR`. */
  argument?: string
  options: Readonly<Record<string, CommandOption>>
}>

/** One `--option`; `value` names its argument, absent for a switch. */
export type CommandOption = Readonly<{ value?: string; about: string }>

/** Arguments of a command, by option. */
export type CommandInput = Readonly<{
  /** What is typed besides the options; empty for a command that needs nothing. */
  argument: string
  text: (name: string) => string | undefined
  has: (name: string) => boolean
}>

/** An expected error that stops a command: printed without a stack. */
export class CommandError extends Error {}

/** Milliseconds that a failed command has to end by itself. */
const lastWords = 250

/**
 * Runs a command and sets its exit code: 0 success, 1 failure, 2 usage error. A failed one ends, whatever it left open.
 * `run` returns the code, or throws {@link CommandError} with a message for the user.
 */
export async function runCommand(
  spec: CommandSpec,
  run: (input: CommandInput) => Promise<number>,
): Promise<void> {
  process.exitCode = await obeyCommand(spec, run, process.argv.slice(2), endSoon)
}

/** Ends this process soon, whatever it left open. */
export function endSoon(): void {
  setTimeout(() => process.exit(), lastWords).unref()
}

/** Runs a command as it was typed, prints what it says, and returns its exit code; `fail` is called when it throws. */
export async function obeyCommand(
  spec: CommandSpec,
  run: (input: CommandInput) => Promise<number>,
  args: readonly string[],
  fail: () => void = () => {},
): Promise<number> {
  const input = parseInput(spec, args)
  if (typeof input === 'string') {
    console.error(`${input}\n\n${formatHelp(spec)}`)
    return 2
  }
  if (input.has('help')) {
    console.log(formatHelp(spec))
    return 0
  }
  try {
    if (spec.argument !== undefined && input.argument === '')
      throw new CommandError(`${spec.argument} is missing: ${formatUsage(spec)}`)
    return await run(input)
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : (explainSystemError(error) ?? error))
    fail()
    return 1
  }
}

/** Returns the parsed arguments, or a sentence about what is wrong with them. */
export function parseInput(spec: CommandSpec, args: readonly string[]): CommandInput | string {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } }
  for (const [name, option] of Object.entries(spec.options)) {
    options[name] = { type: option.value === undefined ? 'boolean' : 'string' }
  }
  try {
    const allowPositionals = spec.argument !== undefined
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals })
    const [argument = '', second] = positionals
    if (second !== undefined) return `Unexpected argument '${second}' after ${spec.argument} ${argument}`
    const typed = new Map(Object.entries(values))
    return {
      argument,
      text: (name) => {
        const value = typed.get(name)
        return typeof value === 'string' ? value : undefined
      },
      has: (name) => typed.get(name) === true,
    }
  } catch (error) {
    return explainArguments(error, args, Object.keys(options))
  }
}

/** Letters of which one may be wrong in an option that was meant otherwise. */
const lettersPerTypo = 3

function explainArguments(error: unknown, args: readonly string[], known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error)
  const unknown = args
    .map((arg) => /^--([^=]+)/.exec(arg)?.[1])
    .find((name) => name !== undefined && !known.includes(name))
  const nearest = unknown === undefined ? undefined : nearestOf(unknown, known)
  if (unknown === undefined || nearest === undefined) return message
  if (editDistance(unknown, nearest) > unknown.length / lettersPerTypo) return message
  return `Unknown option --${unknown}. Did you mean --${nearest}?`
}

/** Returns the text of `--help`. */
export function formatHelp(spec: CommandSpec): string {
  const rows = Object.entries({
    ...spec.options,
    help: { about: 'show this text' },
  } satisfies CommandSpec['options']).map(([name, option]): [string, string] => [
    `--${name}${'value' in option ? ` ${option.value}` : ''}`,
    option.about,
  ])
  const width = Math.max(...rows.map(([left]) => left.length))
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
  return [
    `Usage: ${formatUsage(spec)} [options]`,
    '',
    spec.about,
    '',
    ...lines,
    '',
    'Exit codes: 0 success, 1 failure, 2 usage error.',
  ].join('\n')
}

function formatUsage({ usage, argument }: CommandSpec): string {
  return argument === undefined ? usage : `${usage} ${argument}`
}

/** Whether this module is the entry point, not an import. */
export function isEntry(meta: ImportMeta): boolean {
  return process.argv[1] === meta.filename
}
