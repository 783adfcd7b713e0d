import type { RecordLog } from '#data/problems/problem-log.ts'
import { fold } from '#text/fold.ts'
import { type Adapter, nothing } from '../adapter.ts'
import { decodeTable } from './decode-table.ts'
import { type ImportMapping, loadMapping, withLanguages } from '../import-mapping.ts'
import { isFilled } from '../left-fields.ts'
import { mapListings, referenceOf } from '../map-listings.ts'
import { findHeader, type Header, parseRows, type TableRow } from './parse-table.ts'

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
    cells.map((value, index) => {
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
/** Filled cells that a row of totals has at most. */
const mostTotals = 3
const totals =
  /^(?:sub|eind|algemeen|grand)?(?:tota(?:al|l|ux|len)|gesamt|summe|som|sum|aantal|anzahl|nombre|count|gemiddeld|moyenne|average|durchschnitt)/

/**
 * Returns whether a row is a listing. A row of totals is left out; one that was torn, or has a reference that a spreadsheet
 * rounded, is an error.
 */
function checkRow(
  row: TableRow,
  values: ReadonlyMap<string, unknown>,
  { fields }: ImportMapping,
  { least, most }: Header,
  log: RecordLog,
): boolean {
  const reference = referenceOf(values, fields)
  const filled = row.cells.filter((cell) => isFilled(cell)).length
  const name = fields.find(({ to, from = '' }) => to === 'ID' && values.get(from) === reference)?.from
  const isHeader = name !== undefined && fold(name) === fold(String(reference))
  if (
    isHeader ||
    totals.test(fold(String(reference ?? ''))) ||
    (reference === undefined && filled <= mostTotals)
  ) {
    log.warn(undefined, 'a row that is no listing, such as one of totals; it is left out', {
      expected: 'a reference in each row',
      received: row.cells.filter((cell) => isFilled(cell)).join(', '),
      remedy: 'take the row out of the table, or give the listing its reference',
    })
    return false
  }
  if (row.cells.length < least || row.cells.length > most) {
    log.error(undefined, 'not as many cells as the line of column names', {
      expected: `${least} cells`,
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
