import { columnNames, indexColumns, type IndexNames, type SearchIndex } from '#search/engine/search-index.ts'
import { decodeColumns, encodeColumns } from './column-file.ts'

/** Returns an index as a file of columns; `priceTo` is left out where it is the same as `price`. */
export function encodeIndex({ column, ...names }: SearchIndex): Uint8Array<ArrayBuffer> {
  const isRange = column('priceTo').some((highest, row) => highest !== column('price')[row])
  const stored = isRange ? columnNames : columnNames.filter((name) => name !== 'priceTo')
  const columns = stored.map((name) => [name, { kind: indexColumns[name], values: column(name) }] as const)
  return encodeColumns(names, Object.fromEntries(columns))
}

/**
 * Returns the index that a file holds.
 * @throws {SearchFileError} when the file is not an index of this format
 */
export function decodeIndex(file: Uint8Array): SearchIndex {
  const { head, has, numbers } = decodeColumns<IndexNames>(file)
  return { ...head, column: (name) => numbers(name === 'priceTo' && !has(name) ? 'price' : name) }
}
