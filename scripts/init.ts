import { readdir } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { questions } from '#scripts/init/agency.ts'
import { askAgency } from '#scripts/init/ask-agency.ts'
import { writeAgencyFiles } from '#scripts/init/write-agency.ts'
import {
  CommandError,
  type CommandInput,
  type CommandSpec,
  isEntry,
  obeyCommand,
} from '#scripts/kit/command.ts'
import { today } from '#site'

const spec: CommandSpec = {
  usage: 'npm run init --',
  argument: 'DIR',
  about:
    'Writes the site of another agency: its data and texts, in its languages, for what it does. What no option says is\n' +
    'asked for in a terminal. DIR must be new or empty.',
  options: Object.fromEntries(
    Object.entries(questions).map(([name, { value, about }]) => [name, { value, about }]),
  ),
}

/** Writes a new agency as the arguments and the answers say; returns the exit code. */
export function initCommand(args: readonly string[]): Promise<number> {
  return obeyCommand(spec, init, args)
}

async function init(input: CommandInput): Promise<number> {
  const { argument: dir } = input
  const found = await readdir(dir).catch(absentAsUndefined)
  if (found !== undefined && found.length > 0)
    throw new CommandError(`${dir}: the directory is not empty. Name one that is new; nothing was written.`)
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  try {
    const ask = terminal && ((question: string) => terminal.question(question))
    const agency = await askAgency((name) => input.text(name), ask, console.error)
    await writeAgencyFiles(dir, agency, today())
  } finally {
    terminal?.close()
  }
  console.log(
    `The agency is in ${dir}; ${dir}/README.md says what comes next.\n` +
      `  npm run check:data -- --data ${dir}/data\n` +
      `  npm start -- --data ${dir}/data --out ${dir}/dist`,
  )
  return 0
}

if (isEntry(import.meta)) process.exitCode = await initCommand(process.argv.slice(2))
