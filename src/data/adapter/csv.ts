import { CsvError, parse } from 'csv-parse/sync'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { type Adapter, nothing } from './adapter.ts'
import { decodeTable } from './decode-table.ts'
import { loadMapping } from './import-mapping.ts'
import { mapListings } from './map-listings.ts'

/** Fields that hold addresses: one cell may have several, with white space, a comma, a semicolon or a bar between. */
const addressFields = new Set(['PictureItems', 'PlanItems', 'VideoUrls'])

/**
 * Reads a table with one listing per row, as Skarabee and others export it. What a column means says the agency, under
 * `csv` in `import.json`.
 */
export const readCsv: Adapter = async ({ file, bytes }, source) => {
  const log = source.log.record(file)
  const mapping = await loadMapping(source, 'csv')
  if (mapping === undefined) {
    if (!source.log.hasFatal())
      source.log.record('import.json').fatal('csv', 'nothing says what the columns mean', {
        expected: '{ "csv": { "fields": [ { "from": "Prijs", "to": "Price" } ] } }',
        received: 'no such file, or no "csv" in it',
        remedy: 'write import.json in the data directory, as docs/import.md describes it',
      })
    return nothing
  }
  const text = decodeTable(bytes, log)
  const rows = text === undefined ? undefined : parseRows(text, mapping.delimiter ?? delimiterOf(text), log)
  if (rows === undefined) return nothing
  const [header = [], ...lines] = rows
  const missing = mapping.fields.flatMap(({ from = '' }) =>
    from === '' || header.includes(from) ? [] : [from],
  )
  if (missing.length > 0) {
    log.fatal('1', 'columns of import.json that the table lacks', {
      expected: missing.join(', '),
      received: header,
      remedy: 'export these columns too, or correct "from" in import.json',
    })
    return nothing
  }
  const lists = new Set(mapping.fields.flatMap(({ from = '', to }) => (addressFields.has(to) ? [from] : [])))
  const listings = lines.map(
    (cells) =>
      new Map(
        cells.map((value, index) => {
          const column = header[index] ?? ''
          return [column, lists.has(column) ? value.split(/[\s,;|]+/).filter((url) => url !== '') : value]
        }),
      ),
  )
  return mapListings(listings, mapping.fields, file, source.log)
}

/** Returns the delimiter that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const counts = [';', ',', '\t', '|'].map((delimiter) => [delimiter, first.split(delimiter).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

function parseRows(
  text: string,
  delimiter: string,
  log: RecordLog,
): readonly (readonly string[])[] | undefined {
  try {
    return parse(text, { delimiter, skip_empty_lines: true, trim: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    log.fatal(`line ${String(error['lines'] ?? '?')}`, 'not a table', {
      expected: 'as many cells as in the first line, and a closing quote for each opening one',
      received: error.message,
      remedy: 'export the file again, or correct that line',
    })
    return undefined
  }
}
