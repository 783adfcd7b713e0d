import { removeControls } from '#text/remove-controls.ts'
import type { StoredSubmission } from '#service/requests/submissions/read-submissions.ts'

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns a time in Brussels. @example formatTime(1795510860000) // 'Tue 24 Nov, 10:01' */
export function formatTime(at: number): string {
  return time.format(at)
}

/** Returns a text of a stranger as a terminal may print it: on one line, without characters that do something there. */
export function printable(text: string): string {
  return removeControls(text).replaceAll(/\s+/g, ' ')
}

/** Returns lines of columns that are as wide as their widest cell, each printable. */
export function formatColumns(texts: readonly (readonly string[])[]): readonly string[] {
  const rows = texts.map((row) => row.map(printable))
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

/** Returns the mailbox of the office that got a form; '-' where its mail waits for a confirmation. */
export function formatOffice({ mails }: StoredSubmission): string {
  return mails.find(({ kind }) => kind === 'agency')?.recipient ?? '-'
}

/** Returns how the mails of a form stand: the worst of them. A reminder waits for its day, which is no delay. */
export function formatMails({ mails }: StoredSubmission): string {
  if (mails.some(({ state }) => state === 'dead')) return 'dead'
  const waiting = mails.filter(({ state }) => state === 'waiting')
  const first = (found: typeof waiting): string => formatTime(Math.min(...found.map(({ next_at: at }) => at)))
  const late = waiting.filter(({ kind }) => kind !== 'reminder')
  if (late.length > 0) return `waiting, ${first(late)}`
  return waiting.length > 0 ? `sent, reminder ${first(waiting)}` : 'sent'
}
