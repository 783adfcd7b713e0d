import { stringify } from 'csv-stringify/sync'

/** Returns rows as CSV (RFC 4180); a cell that a spreadsheet would compute becomes text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { escape_formulas: true })
}
