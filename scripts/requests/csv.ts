import { stringify } from 'csv-stringify/sync'

/**
 * Returns rows as CSV for Excel as it is set in Belgium, which parts columns at semicolons, and reads letters with accents
 * only behind a byte order mark; a cell that a spreadsheet would compute becomes text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { bom: true, delimiter: ';', escape_formulas: true })
}
