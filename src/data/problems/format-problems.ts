import type { Problem } from '#domain/site/problem.ts'

/** A problem of this many records is printed once, with the first records that have it. */
const foldFrom = 6
const namedWhenFolded = 5

/**
 * `from` is the number of records from which a problem is printed once; `named` is how many of them are then listed, by
 * default all that have an error.
 */
type Folding = Readonly<{ from?: number; named?: number }>

/**
 * Returns problems as text for a terminal, grouped by file, errors first; a problem of many records is one line with
 * their number. Records that have a file each are grouped by their folder, and called by their file.
 */
export function formatProblems(problems: readonly Problem[], folding: Folding = {}): string {
  const files = Map.groupBy(problems, (problem) => {
    const own = ownFileOf(problem)
    return own === undefined ? problem.file : `${own.folder}/*.json`
  })
  return [...files]
    .map(([file, found]) => [`${file}: ${countOf(found)}`, ...formatFile(found, folding)].join('\n'))
    .join('\n\n')
}

/**
 * Returns problems as JSON for machines, with the number of errors and warnings.
 * @param compliance problems of advertisements, listed separately since they do not stop the build
 * @example formatProblemsJson([]) // '{\n  "errors": 0,\n  "warnings": 0,\n  "problems": []\n}'
 */
export function formatProblemsJson(problems: readonly Problem[], compliance?: readonly Problem[]): string {
  const lacks = compliance && { ...count(compliance), problems: compliance }
  return JSON.stringify({ ...count(problems), problems, compliance: lacks }, undefined, 2)
}

function formatFile(problems: readonly Problem[], folding: Folding): string[] {
  const sorted = [...problems].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  const kinds = Map.groupBy(sorted, (problem) =>
    [problem.severity, problem.field, problem.message].join('\0'),
  )
  return [...kinds.values()].flatMap((alike) =>
    alike.length < (folding.from ?? foldFrom) ? alike.map(formatOne) : [formatFolded(alike, folding)],
  )
}

function formatOne(problem: Problem): string {
  const where = [nameOf(problem), problem.field].filter((part) => part !== undefined).join(' ')
  return [
    `  ${problem.severity.padEnd(7)} ${where === '' ? '' : `${where}: `}${problem.message}`,
    ...details(problem).map((line) => `            ${line}`),
  ].join('\n')
}

function formatFolded(alike: readonly Problem[], { named: mostNamed }: Folding): string {
  const [first] = alike
  if (first === undefined) return ''
  // Errors are always listed, since those records are left out.
  const named = alike
    .slice(0, mostNamed ?? (first.severity === 'error' ? undefined : namedWhenFolded))
    .map((problem) =>
      [nameOf(problem) ?? '?', problem.received].filter((part) => part !== undefined).join(' '),
    )
  const rest = alike.length - named.length
  return [
    `  ${first.severity.padEnd(7)} ${first.field === undefined ? '' : `${first.field}: `}${first.message} (${alike.length} times)`,
    `            in ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    ...details({ ...first, received: undefined }).map((line) => `            ${line}`),
  ].join('\n')
}

/** @example nameOf({ file: 'new-projects/70.json', record: '70 A0.01' }) // '70.json A0.01' */
function nameOf(problem: Pick<Problem, 'file' | 'record'>): string | undefined {
  const { record } = problem
  const own = ownFileOf(problem)
  return own === undefined ? record : record?.replace(own.id, `${own.id}.json`)
}

/** Returns the folder and the ID of a record that has a file of its own. */
function ownFileOf({ file, record }: Pick<Problem, 'file' | 'record'>) {
  const { folder, id } = /^(?<folder>.+)\/(?<id>.+)\.json$/.exec(file)?.groups ?? {}
  return record === undefined || folder === undefined || id === undefined ? undefined : { folder, id }
}

function details({ expected, received, remedy, rule, source }: Problem): string[] {
  return [
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    ...(received === undefined ? [] : [`received ${received}`]),
    ...(remedy === undefined ? [] : [`to do: ${remedy}`]),
    ...(rule === undefined ? [] : [`rule ${rule}${source === undefined ? '' : `, ${source}`}`]),
  ]
}

function count(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return { errors, warnings: problems.length - errors }
}

function countOf(problems: readonly Problem[]): string {
  const { errors, warnings } = count(problems)
  return [
    ...(errors === 0 ? [] : [errors === 1 ? '1 error' : `${errors} errors`]),
    ...(warnings === 0 ? [] : [warnings === 1 ? '1 warning' : `${warnings} warnings`]),
  ].join(', ')
}
