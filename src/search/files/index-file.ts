import { columnNames, indexColumns, type IndexNames, type SearchIndex } from '#search/engine/search-index.ts'
import { decodeColumns, encodeColumns } from './column-file.ts'

/** Returns an index as a file of columns. */
export function encodeIndex({ column, ...names }: SearchIndex): Uint8Array<ArrayBuffer> {
  const columns = columnNames.map(
    (name) => [name, { kind: indexColumns[name], values: column(name) }] as const,
  )
  return encodeColumns(names, Object.fromEntries(columns))
}

/**
 * Returns the index that a file holds.
 * @throws {SearchFileError} when the file is not an index of this format
 */
export function decodeIndex(file: Uint8Array): SearchIndex {
  const { head, numbers } = decodeColumns<IndexNames>(file)
  return { ...head, column: numbers }
}
