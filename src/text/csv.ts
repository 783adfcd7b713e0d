import { stringify } from 'csv-stringify/sync'
import { toBrussels } from '#domain/values/brussels-time.ts'

/**
 * Returns rows as CSV for Excel as it is set in Belgium, which parts columns at semicolons, and reads letters with accents
 * only behind a byte order mark; a cell that a spreadsheet would compute becomes text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { bom: true, delimiter: ';', escape_formulas: true })
}

/** Returns a time in Brussels as spreadsheets read it. @example formatStamp(1795510860000) // '2026-11-24 10:01' */
export function formatStamp(at: number): string {
  const { on, at: time } = toBrussels(at)
  return `${on} ${time}`
}
