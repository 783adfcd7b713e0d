import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkShrink } from '#data/check-shrink.ts'
import { isPlainDate } from '#data/cell/parse-date.ts'
import { formatProblems, formatProblemsJson } from '#data/format-problems.ts'
import { type LoadedCatalogue, loadCatalogue } from '#data/load-catalogue.ts'
import { ProblemsError } from '#data/problems-error.ts'
import type { PlainDate } from '#domain/measure.ts'
import type { Problem } from '#domain/problem.ts'

const help = `Usage: npm run check:data -- [--data DIR] [--content DIR] [--json] [--quarantine] [--now DATE]

Reads records and words and lists everything that is wrong, without building.

  --data DIR      directory of records (default: data)
  --content DIR   directory of words (default: content)
  --json          print the problems as JSON, for machines
  --quarantine    leave broken records out instead of failing, and list them
  --now DATE      the day to build for, as 2026-11-20 (default: today)
  --help          print this

Exit code: 0 when the site can be built (there may be warnings), 1 on errors, 2 on a wrong call.
`

const options = {
  data: { type: 'string', default: 'data' },
  content: { type: 'string', default: 'content' },
  json: { type: 'boolean', default: false },
  quarantine: { type: 'boolean', default: false },
  now: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/**
 * Validates a directory of records and prints what is wrong.
 * @returns the exit code: 0 when the site can be built, 1 on errors, 2 on a wrong call
 */
export async function checkDataCommand(args: readonly string[]): Promise<number> {
  const call = parseCall(args)
  if (call.kind === 'wrong') {
    process.stderr.write(`${call.reason}\n\n${help}`)
    return 2
  }
  if (call.values.help) {
    process.stdout.write(help)
    return 0
  }
  const { data, content, json, quarantine } = call.values
  try {
    const loaded = await loadCatalogue({ dataDir: resolve(data), contentDir: resolve(content), now: call.now, quarantine })
    const shrunk = checkShrink(loaded.catalogue, loaded.ledger, { allow: false })
    const problems = [...loaded.problems, ...shrunk]
    print(problems, json, formatSummary(loaded))
    return shrunk.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    print(error.problems, json, 'The site cannot be built from these records.')
    return 1
  }
}

type Values = ReturnType<typeof parseOptions>
type Call = Readonly<{ kind: 'call'; values: Values; now: PlainDate }> | Readonly<{ kind: 'wrong'; reason: string }>

function parseOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: false }).values
}

function parseCall(args: readonly string[]): Call {
  try {
    const values = parseOptions(args)
    const now = values.now ?? new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(new Date())
    return isPlainDate(now) ? { kind: 'call', values, now } : { kind: 'wrong', reason: `--now is not a day of the calendar: ${now}` }
  } catch (error) {
    return { kind: 'wrong', reason: error instanceof Error ? error.message : String(error) }
  }
}

function print(problems: readonly Problem[], json: boolean, summary: string): void {
  if (json) process.stdout.write(`${formatProblemsJson(problems)}\n`)
  else process.stdout.write(`${problems.length === 0 ? '' : `${formatProblems(problems)}\n\n`}${summary}\n`)
}

function formatSummary({ catalogue, fallbacks, unpublished }: LoadedCatalogue): string {
  return [
    `${catalogue.properties.length} properties and ${catalogue.projects.length} projects can be published.`,
    ...(unpublished.length === 0 ? [] : [`${unpublished.length} are not for the site: ${named(unpublished.map((note) => `${note.record} (${note.reason})`))}.`]),
    ...(fallbacks.length === 0 ? [] : [`Taken from the project's own data: ${fallbacks.join(', ')}.`]),
  ].join('\n')
}

function named(names: readonly string[]): string {
  return names.length > 20 ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more` : names.join(', ')
}

if (import.meta.main) process.exitCode = await checkDataCommand(process.argv.slice(2))
