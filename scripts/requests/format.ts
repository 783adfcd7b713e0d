import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Language } from '#i18n/languages.ts'
import { removeControls } from '#text/remove-controls.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import type { StoredMail, StoredSubmission } from '#service/requests/submissions/read-submissions.ts'

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

/** Returns how the mails of a form stand, where that is worth knowing: given up, or when they are tried. A reminder waits for its day. */
export function formatMails({ mails }: Pick<StoredSubmission, 'mails'>, { t, locale }: Language): string {
  if (mails.some(isDead)) return t('desk.list.mailFailed')
  const late = mails.filter(({ state, kind }) => state === 'waiting' && kind !== 'reminder')
  if (late.length === 0) return '-'
  return `${t('desk.states.waiting')}, ${formatMoment(Math.min(...late.map(({ next_at: at }) => at)), locale)}`
}

/** Whether a mail was given up. */
export function isDead({ state }: StoredMail): boolean {
  return state === 'dead'
}

/** Returns a time in Brussels as the agency reads it. @example formatMoment(1795510860000, 'nl') // 'di 24 nov 10:01' */
export function formatMoment(moment: number, locale: Locale): string {
  return shortMomentText(toBrussels(moment), locale)
}
