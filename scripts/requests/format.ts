import type { StoredSubmission } from '#service/submissions/read-submissions.ts'

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns a time in Brussels. @example formatTime(1795518060000) // 'Tue 24 Nov, 10:01' */
export function formatTime(at: number): string {
  return time.format(at)
}

/** Returns lines of columns that are as wide as their widest cell. */
export function formatColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (before, row) => row.map((cell, index) => Math.max(before[index] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Returns who sent a form: initials, or the whole name and address. */
export function formatSender({ answers }: StoredSubmission, isFull: boolean): string {
  const { firstName, lastName, name, email } = answers
  const words = [firstName, lastName, name].filter((part) => typeof part === 'string').join(' ')
  if (isFull) return [words, ...(typeof email === 'string' ? [`<${email}>`] : [])].join(' ')
  return toInitials(words)
}

/** @example toInitials('An De Backer') // 'A. D. B.' */
export function toInitials(name: string): string {
  return [...name.matchAll(/(?<=^|[\s-])\p{L}/gu)].map(([letter]) => `${letter}.`).join(' ')
}

/** Returns how the mails of a form stand: the worst of them. */
export function formatMails({ mails }: StoredSubmission): string {
  if (mails.some(({ state }) => state === 'dead')) return 'dead'
  const waiting = mails.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return 'sent'
  return `waiting, ${formatTime(Math.min(...waiting.map(({ next_at: at }) => at)))}`
}
