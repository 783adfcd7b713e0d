import { otherFormat, parseText, searchFormat, SearchFileError } from './search-file.ts'

/**
 * A JSON file of which each row is a line, so that a browser parses the rows that it shows and no others:
 * `{"head":{…},"format":1,"cards":[` then a row a line, `],"texts":[` then the next rows, `]}` at last.
 */
export type LineFile<Head> = Readonly<{
  head: Head
  /** Rows of each part, in the order of the parts, as JSON text. */
  rows: readonly (readonly string[])[]
}>

/** Returns a line file as text; each part has a name and rows. */
export function formatLines(
  head: unknown,
  parts: Readonly<Record<string, readonly unknown[]>>,
  format = searchFormat,
): string {
  const lengths = Object.values(parts).map((rows) => rows.length)
  const start = JSON.stringify({ format, lengths, head }).slice(0, -1)
  const lists = Object.entries(parts).map(([name, rows]) => {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
    return `,${JSON.stringify(name)}:[\n${lines}${lines === '' ? '' : '\n'}]`
  })
  return `${start}${lists.join('')}}\n`
}

/**
 * Returns a line file that text holds, its rows not yet parsed.
 * @throws {SearchFileError} when the text is none, was cut, or is of another format
 */
export function parseLines<Head>(text: string): LineFile<Head> {
  const lines = text.split('\n')
  const start: Readonly<{ format?: number; lengths: readonly number[]; head: Head }> = parseText(
    `${(lines[0] ?? '').replace(/,"\w+":\[$/, '')}}`,
  )
  if (start?.format !== searchFormat) {
    throw otherFormat(start?.format)
  }
  if (!Array.isArray(start.lengths) || start.head === undefined) {
    throw new SearchFileError('the file is none of this site')
  }
  let at = 1
  const rows = start.lengths.map((length) => {
    at += length + 1
    return lines.slice(at - length - 1, at - 1)
  })
  if (lines.length !== at + 1 || lines[at - 1] !== ']}') throw new SearchFileError('the file was cut')
  return { head: start.head, rows }
}

/** Returns the value of a row's line; the type is the caller's promise, for files are made by this site alone. */
export function parseRow<Row>(line: string): Row {
  return parseText(line.replace(/,$/, ''))
}
