import { formatColumns } from '#scripts/requests/format.ts'

/** What is wrong with an invitation: the field, and what to do. */
export type Problem = readonly [field: string, text: string]

/** Returns everything that is wrong with an invitation that was therefore not sent. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  const lines = formatColumns(problems.map(([field, text]) => [`  ${field}`, text]))
  return `Not invited, ${count}:\n${lines.join('\n')}\nNothing was changed.`
}
