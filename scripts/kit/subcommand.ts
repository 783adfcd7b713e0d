import { type CommandInput, type CommandSpec, endSoon, obeyCommand } from './command.ts'

/** A part of a command that has several: `npm run requests -- show 12`. */
export type Subcommand = Pick<CommandSpec, 'about' | 'argument'> &
  Readonly<{
    options?: CommandSpec['options']
    /** Returns the exit code, like that of `runCommand`. */
    run: (input: CommandInput, argument: string) => Promise<number>
  }>

/** A command of several parts, and the texts of its `--help`. */
export type CommandParts = Readonly<{
  /** As typed: `npm run requests --`. */
  usage: string
  about: string
  commands: Readonly<Record<string, Subcommand>>
}>

/** Runs the part of a command that was typed first; without one it prints them all. */
export async function runSubcommand(parts: CommandParts): Promise<void> {
  process.exitCode = await obeySubcommand(parts, process.argv.slice(2), endSoon)
}

/** Runs the part of a command that is named first, like {@link obeyCommand}. */
export async function obeySubcommand(
  { usage, about, commands }: CommandParts,
  [name = '--help', ...rest]: readonly string[],
  fail?: () => void,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    const isHelp = name === '--help' || name === '-h'
    if (!isHelp) console.error(`there is no "${name}"\n`)
    console[isHelp ? 'log' : 'error'](formatCommands({ usage, about, commands }))
    return isHelp ? 0 : 2
  }
  const { run, options = {}, ...texts } = command
  const spec = { ...texts, options, usage: `${usage} ${name}` }
  return await obeyCommand(spec, (input) => run(input, input.argument), rest, fail)
}

function formatCommands({ usage, about, commands }: CommandParts): string {
  const rows = Object.entries(commands).map(([name, { argument = '', about }]): [string, string] => [
    `${name} ${argument}`,
    about,
  ])
  const width = Math.max(...rows.map(([left]) => left.length))
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
  return [`Usage: ${usage} COMMAND`, '', about, '', ...lines, '', `${usage} COMMAND --help says more.`].join(
    '\n',
  )
}
