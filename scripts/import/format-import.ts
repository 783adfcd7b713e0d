import type { Import, ImportedFile } from '#data/adapter/import-export.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { formatCount } from '#scripts/kit/progress.ts'

/** Records, or fields, that a line names; the rest is counted. */
const mostNamed = 20

/** Returns the report of an import for a terminal: problems first, then what changed, what was left, and the outcome. */
export function formatImport({ files, problems, left, isRefused }: Import, isWritten: boolean): string {
  const refused = 'Nothing was changed: correct what is listed as an error, and import again.'
  const outcome = isWritten
    ? 'Written.  Next  npm run check:data'
    : 'Nothing was changed: this was a dry run.'
  return [
    ...(problems.length === 0 ? [] : [formatProblems(problems)]),
    ...files.map(formatFile),
    ...(left.size === 0 ? [] : [formatLeft(left)]),
    isRefused ? refused : outcome,
  ].join('\n\n')
}

/** Returns the report of an import as JSON. */
export function formatImportJson({ files, problems, left, isRefused }: Import, isWritten: boolean): string {
  const count = (severity: string): number =>
    problems.filter((problem) => problem.severity === severity).length
  const report = {
    isWritten,
    isRefused,
    errors: count('error'),
    warnings: count('warning'),
    files: files.map(({ file, records, changes }) => ({ file, records: records.length, ...changes })),
    left: Object.fromEntries(left),
    problems,
  }
  return JSON.stringify(report, undefined, 2)
}

function formatFile({ file, records, changes: { added, changed, gone, unchanged } }: ImportedFile): string {
  const line = (label: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`  ${label.padEnd(9)} ${formatCount(names.length)}: ${formatSome(names)}`]
  return [
    `${file}: ${formatCount(records.length)} records`,
    ...line('new', added),
    ...line(
      'changed',
      changed.map(
        ({ record, fields }) =>
          `${record} (${fields.slice(0, 5).join(', ')}${fields.length > 5 ? ' …' : ''})`,
      ),
    ),
    ...line('gone', gone),
    `  unchanged ${formatCount(unchanged)}`,
  ].join('\n')
}

/** Names every field, with the number of records that have it; those of one element in one line. */
function formatLeft(left: ReadonlyMap<string, number>): string {
  const sorted = [...left].toSorted(([, one], [, other]) => other - one)
  const groups = Map.groupBy(sorted, ([field]) => field.slice(0, Math.max(0, field.lastIndexOf('/'))))
  return [
    `Fields without a place in the records: ${formatCount(left.size)}`,
    ...[...groups].map(([group, fields]) => {
      const names = fields.map(
        ([field, count]) => `${field.slice(group === '' ? 0 : group.length + 1)} (${count})`,
      )
      return `  ${group === '' ? '' : `${group}: `}${names.join(', ')}`
    }),
  ].join('\n')
}

function formatSome(names: readonly string[]): string {
  const rest = names.length - mostNamed
  return `${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`
}
