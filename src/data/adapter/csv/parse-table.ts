import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { fold } from '#text/fold.ts'

/** A row of a table, with the line of the file on which it ends, and what stood between its cells. */
export type TableRow = Readonly<{ line: number; cells: readonly string[]; delimiter: string }>

/** Excel's own first line, which names the delimiter. */
const delimiterLine = /^"?sep=(.)"?(?:\r\n|\r|\n)/i
/** Lines before the column names, such as a title and a date. */
const mostTitles = 10

/** Returns the rows of a table; undefined with a fatal problem when a quote is never closed. */
export function parseRows(
  text: string,
  given: string | undefined,
  log: RecordLog,
): readonly TableRow[] | undefined {
  const named = delimiterLine.exec(text)
  const delimiter = given ?? named?.[1] ?? delimiterOf(text)
  try {
    // With `info`, each row comes with its place.
    const rows = parse(named === null ? text : text.slice(named[0].length), {
      delimiter,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      relax_column_count: true,
      // A quote within a cell that has none around it is one: 40".
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
    }) as unknown as readonly Readonly<{ record: string[]; info: InfoRecord }>[]
    const before = named === null ? 0 : 1
    return rows.map(({ record, info }) => ({ line: info.lines + before, cells: record, delimiter }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    log.fatal(`line ${String(error['lines'] ?? '?')}`, 'not a table', {
      expected: 'a closing quote for each opening one',
      received: error.message,
      remedy: 'export the file again, or correct that line',
    })
    return undefined
  }
}

/** Returns the delimiter that one of the first lines has most of. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, mostTitles)
  const counts = [';', ',', '\t', '|'].map(
    (delimiter) => [delimiter, Math.max(...lines.map((line) => line.split(delimiter).length))] as const,
  )
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** The line of column names, as it stands and as the mapping names its columns. */
export type Header = Readonly<{
  index: number
  names: readonly string[]
  columns: readonly string[]
  least: number
  most: number
}>

/**
 * Finds the line of column names among the first ones, in any casing; undefined with a fatal problem when a column of the mapping
 * is missing, or is there twice.
 */
export function findHeader(
  rows: readonly TableRow[],
  wanted: readonly string[],
  log: RecordLog,
): Header | undefined {
  const names = new Map(wanted.map((name) => [fold(name), name]))
  const matches = rows
    .slice(0, mostTitles)
    .map(({ cells }) => new Set(cells.map(fold).filter((name) => names.has(name))).size)
  const index = Math.max(0, matches.indexOf(Math.max(...matches)))
  const { cells = [], line = 1 } = rows[index] ?? {}
  const folded = cells.map(fold)
  const twice = folded.find((name, at) => names.has(name) && folded.indexOf(name) !== at)
  if (twice !== undefined) {
    log.fatal(`line ${line}`, 'a column that is there twice', {
      expected: `one column ${names.get(twice) ?? ''}`,
      received: cells,
      remedy: 'take one of them out of the table, or name it otherwise',
    })
    return undefined
  }
  const missing = [...names].flatMap(([name, column]) => (folded.includes(name) ? [] : [column]))
  if (missing.length > 0) {
    log.fatal(`line ${line}`, 'columns of import.json that the table lacks', {
      expected: missing.join(', '),
      received: cells,
      remedy: 'export these columns too, with a line of column names, or correct "from" in import.json',
    })
    return undefined
  }
  const columns = cells.map((name, at) => names.get(fold(name)) ?? (name === '' ? `column ${at + 1}` : name))
  // Names that nothing reads may be there twice; each is listed.
  return {
    index,
    names: cells,
    // Empty names at the end are no columns.
    least: cells.findLastIndex((name) => name !== '') + 1,
    most: mostCells(rows.slice(index), cells.length),
    columns: columns.map((name, at) => (columns.indexOf(name) === at ? name : `${name} (column ${at + 1})`)),
  }
}

/**
 * Returns the cells that a row may have: one more, an empty one, where all rows end in a delimiter that the column names do not
 * have. A single row with more has been torn by a delimiter within a cell, even if its last cells are empty.
 */
function mostCells([, ...rows]: readonly TableRow[], names: number): number {
  const isEnded = rows.every(({ cells }) => cells.length === names + 1 && cells.at(-1) === '')
  return isEnded && rows.length > 1 ? names + 1 : names
}
