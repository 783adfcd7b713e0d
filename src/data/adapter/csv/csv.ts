import type { RecordLog } from '#data/problems/problem-log.ts'
import { type Adapter, nothing } from '../adapter.ts'
import { checkRow, checkTitle } from './check-row.ts'
import { decodeTable } from './decode-table.ts'
import { loadMapping, withLanguages } from '../import-mapping.ts'
import { mapListings } from '../map-listings.ts'
import { findHeader, parseRows, type TableRow } from './parse-table.ts'

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
  if (!mapping.fields.some(({ to }) => to === 'ID')) {
    source.log.record('import.json').fatal('csv.fields', 'no column is the reference of a listing', {
      expected: '{ "from": "Referentie", "to": "ID" }',
      received: mapping.fields.map(({ to }) => to).join(', '),
      remedy: 'say in import.json which column has the number of a listing',
    })
    return nothing
  }
  const text = decodeTable(bytes, log)
  const rows = text === undefined ? undefined : parseRows(text, mapping.delimiter, log)
  if (rows === undefined) return nothing
  const wanted = mapping.fields.flatMap(({ from = '' }) => (from === '' ? [] : [from]))
  const header = findHeader(rows, wanted, log)
  if (header === undefined) return nothing
  const lists = new Set(mapping.fields.flatMap(({ from = '', to }) => (addressFields.has(to) ? [from] : [])))
  for (const row of rows.slice(0, header.index)) checkTitle(row, source.log.record(file, `line ${row.line}`))
  const listings = rows.slice(header.index + 1).flatMap((row) => {
    const place = source.log.record(file, `line ${row.line}`)
    const values = toValues(row, header.columns, lists, place)
    const isRead = checkRow(row, values, mapping, header, place)
    return isRead ? [values] : []
  })
  return mapListings(listings, await withLanguages(mapping.fields, source), file, source.log)
}

function toValues(
  { cells }: TableRow,
  columns: readonly string[],
  lists: ReadonlySet<string>,
  log: RecordLog,
): ReadonlyMap<string, unknown> {
  return new Map(
    cells.map((written, index) => {
      // A spreadsheet keeps the zeros of a number as a formula: ="0042".
      const value = written.replace(/^="([^"]*)"$/, '$1')
      const column = columns[index] ?? `column ${index + 1}`
      if (sheetError.test(value)) {
        log.warn(column, 'an error of the spreadsheet; it is left out', {
          expected: 'a value',
          received: value,
          remedy: 'correct the formula or widen the column, and save again',
        })
        return [column, '']
      }
      return [column, lists.has(column) ? toAddresses(value) : value]
    }),
  )
}

/** An address on the web may have a comma within it. */
function toAddresses(value: string): readonly string[] {
  const parts = value.split(value.includes('://') ? /[\s;|]+|,(?=\s*https?:)/ : /[\s,;|]+/)
  return parts.filter((url) => url !== '')
}

/** What a spreadsheet shows in place of a value: `#N/A`, `#VERW!`, `#NAAM?`, and `####` in a narrow column. */
const sheetError = /^#(?:#+|N\/?[AB]|NV|[A-Z/\d]+[!?])$/i
