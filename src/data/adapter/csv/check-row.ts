import type { RecordLog } from '#data/problems/problem-log.ts'
import { fold, foldWords } from '#text/fold.ts'
import type { ImportMapping } from '../import-mapping.ts'
import { isFilled } from '../left-fields.ts'
import { referenceOf } from '../map-listings.ts'
import type { Header, TableRow } from './parse-table.ts'

/** Filled cells that a title, and a row of totals without a word, has at most. */
const mostTotals = 3
const totals =
  /^(?:(?:sub|eind|algemeen|grand|general) ?)?(?:tota(?:al|l|ux|len)|gesamt\w*|summe|som(?:me)?|sum|aantal|anzahl|nombre|count|gemiddelde?|moyenne|average|durchschnitt)\b/

/** Logs an error for a listing above the column names, where sorting a sheet puts it; titles and groups of columns have no figures. */
export function checkTitle({ cells }: TableRow, log: RecordLog): void {
  const filled = cells.filter((cell) => isFilled(cell))
  if (filled.length <= mostTotals || !filled.some((cell) => /\d/.test(cell))) return
  log.error(undefined, 'a row above the column names, which are the first', {
    expected: 'the line of column names, then the listings',
    received: filled.join(', '),
    remedy: 'move the column names to the top of the table, and save again',
  })
}

/**
 * Returns whether a row is a listing. A row of totals is left out; one that was torn, has swallowed others, or has a
 * reference that a spreadsheet rounded, is an error.
 */
export function checkRow(
  row: TableRow,
  values: ReadonlyMap<string, unknown>,
  { fields }: ImportMapping,
  header: Header,
  log: RecordLog,
): boolean {
  const reference = referenceOf(values, fields)
  const name = fields.find(({ to, from = '' }) => to === 'ID' && values.get(from) === reference)?.from
  const filled = row.cells.filter((cell) => isFilled(cell))
  const isNames = name !== undefined && fold(name) === fold(String(reference))
  if (isNames || isTotals(reference, filled)) {
    if (isNames && !hasNames(row, header)) refuseNames(row, header, log)
    else
      log.warn(undefined, 'a row that is no listing, such as one of totals; it is left out', {
        expected: 'a reference in each row',
        received: filled.join(', '),
        remedy: 'take the row out of the table, or give the listing its reference',
      })
    return false
  }
  const swallowed = swallowedRow(row, values, reference)
  if (swallowed !== undefined) {
    log.error(undefined, 'a cell that holds another row', {
      expected: 'a quote around a whole cell',
      received: swallowed,
      remedy: 'correct the quote with which that cell begins: it ends in a later row',
    })
    return false
  }
  if (row.cells.length < header.least || row.cells.length > header.most) {
    log.error(undefined, 'not as many cells as the line of column names', {
      expected: `${header.least} cells`,
      received: `${row.cells.length}: ${row.cells.join(', ')}`,
      remedy:
        'correct that line: a text with a delimiter or a line break needs quotes, or the file was cut off',
    })
    return false
  }
  if (!/^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(String(reference))) return true
  log.error(name, 'a reference that the spreadsheet has rounded', {
    expected: 'all digits of the reference',
    received: reference,
    remedy: 'format the column as text in the spreadsheet, paste the references again, and save',
  })
  return false
}

/**
 * Whether a row sums up others: its reference is a word of totals, and beside one with a number (`SOM-12` is a reference too) there
 * are figures alone. Without a reference it has few cells, of which one is such a word, or none is a word.
 */
function isTotals(reference: unknown, filled: readonly string[]): boolean {
  const label = String(reference ?? '')
  const isTotal = (cell: string): boolean => totals.test(foldWords(cell))
  if (reference !== undefined)
    return isTotal(label) && (!/\d/.test(label) || filled.every((cell) => cell === label || isFigure(cell)))
  return filled.length <= mostTotals && (filled.length < 2 || filled.some(isTotal) || filled.every(isFigure))
}

function isFigure(cell: string): boolean {
  return !/\p{L}/u.test(cell.replace(/\b(?:eur|euro|m²|m2)(?!\p{L})/giu, ''))
}

function hasNames({ cells }: TableRow, { names }: Header): boolean {
  return names.every((cell, at) => fold(cell) === fold(cells[at] ?? ''))
}

function refuseNames({ cells }: TableRow, { names }: Header, log: RecordLog): void {
  log.fatal(undefined, 'a second line of column names, in another order or with others', {
    expected: names.join(', '),
    received: cells.join(', '),
    remedy: 'export one table, or import.json and a file for each',
  })
}

/**
 * Returns the line of a cell that is a row of its own: with as many cells as are before it, and a reference like the row's
 * (`A-204` and `B-17`). A quote at the start of a cell goes on until another one.
 */
function swallowedRow(
  { cells, delimiter }: TableRow,
  values: ReadonlyMap<string, unknown>,
  reference: unknown,
): string | undefined {
  const at = [...values.values()].indexOf(reference)
  if (at < 0) return undefined
  return cells
    .flatMap((cell, index) =>
      index > at
        ? cell
            .split(/[\r\n]+/)
            .slice(1)
            .map((line) => [line, index] as const)
        : [],
    )
    .find(([line, index]) => {
      const parts = line.split(delimiter)
      return parts.length > Math.max(index, 2) && shapeOf(parts[at]) === shapeOf(reference)
    })?.[0]
}

/** @example shapeOf('A-204') // 'a-0' */
function shapeOf(reference: unknown): string {
  return String(reference ?? '')
    .trim()
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/g, '0')
}
