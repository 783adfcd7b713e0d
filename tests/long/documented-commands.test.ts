import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const { scripts }: Readonly<{ scripts: Readonly<Record<string, string>> }> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Commands whose words have their first one as a command of its own. */
const withParts = new Set(['import', 'owners', 'requests', 'staff'])
/** What other programs read, and none of ours can say whether it is right. */
const foreign = new Set(
  Object.entries(scripts).flatMap(([name, line]) => (line.includes('node_modules/') ? [name] : [])),
)

/** A command as a document has it: its name, its part, and the options that it is given. */
type Documented = Readonly<{ file: string; name: string; part: string; options: readonly string[] }>

function commandsIn(file: string): readonly Documented[] {
  const text = readFileSync(file, 'utf8').replaceAll('\\|', '|')
  const found = text.matchAll(/npm (?:run )?([a-z][\w:-]*)((?: [^\n`]*)?)/g)
  return [...found].flatMap(([, name = '', rest = '']): readonly Documented[] => {
    if (!Object.hasOwn(scripts, name) || foreign.has(name)) return []
    // Up to the next command, or to the words behind it, without what is meant for another program.
    const line = (rest.split(/ && | # | \||: | and /)[0] ?? '').replace(/'[^']*'/g, '')
    const typed = /^ (?:-- )?([a-z][a-z-]*)\b/.exec(line)?.[1] ?? ''
    const part = withParts.has(name) ? typed || (name === 'import' ? 'omnicasa' : '') : ''
    const options = [...line.matchAll(/(?<=[ [])--([a-z][a-z-]*)/g)].map(([, option = '']) => option)
    return [{ file, name, part, options }]
  })
}

const all = documents.flatMap(commandsIn)
const byCommand = Map.groupBy(all, ({ name, part }) => `${name} ${part}`.trim())

async function helpOf(command: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', ...command.split(' '), '--help'])
  return stdout
}

/** Returns each option that a document gives a command and that its help does not have. */
function unknownOptions(help: string, documented: readonly Documented[]): readonly string[] {
  const known = new Set([...help.matchAll(/--([a-z][a-z-]*)/g)].map(([, option]) => option))
  return documented.flatMap(({ file, options }) =>
    options.filter((option) => !known.has(option)).map((option) => `${file}: --${option}`),
  )
}

test('the documents are read: they name many commands, with their options', () => {
  expect(byCommand.size).toBeGreaterThan(30)
  expect(all.flatMap(({ options }) => options).length).toBeGreaterThan(50)
  // The control: an option that no help has is found.
  const wrong = { file: 'README.md', name: 'build', part: '', options: ['quarentine'] }
  expect(unknownOptions('--quarantine', [wrong])).toEqual(['README.md: --quarentine'])
})

test.each([...byCommand])(
  'npm run %s runs, and has each option that a document gives it',
  async (command, documented) => {
    expect(unknownOptions(await helpOf(command), documented)).toEqual([])
  },
  60_000,
)
