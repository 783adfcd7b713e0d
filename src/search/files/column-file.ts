import { otherFormat, parseText, searchFormat, SearchFileError } from './search-file.ts'

/** The numbers of a column, one a row: whole, below 2 ** 32. */
export type Column = Uint8Array | Uint32Array

/** Columns to be stored: numbers, or values of any shape. */
export type StoredColumns = Readonly<Record<string, ArrayLike<unknown>>>

/** A file of columns. */
export type ColumnFile<Head> = Readonly<{
  /** Values that the file holds once. */
  head: Head
  has: (name: string) => boolean
  /**
   * Returns a column of numbers; the same array every time.
   * @throws {SearchFileError} when the file has no such column
   */
  numbers: (name: string) => Column
  /**
   * Returns how to read a column of values by row; undefined past the last row.
   * @throws {SearchFileError} when the file has no such column
   */
  rows: <Row>(name: string) => (row: number) => Row | undefined
}>

type Stored<Head> = Readonly<{ format: number; head: Head; columns: Readonly<Record<string, unknown[]>> }>

/** Returns a file of columns as bytes: JSON, which hosts compress as well as any encoding of ours. */
export function encodeColumns(
  head: unknown,
  columns: StoredColumns,
  format = searchFormat,
): Uint8Array<ArrayBuffer> {
  const stored = Object.entries(columns).map(([name, values]) => [name, Array.from(values)] as const)
  return new TextEncoder().encode(JSON.stringify({ format, head, columns: Object.fromEntries(stored) }))
}

/**
 * Returns the columns of a file that {@link encodeColumns} made; the type of its head and rows is the caller's promise.
 * @throws {SearchFileError} when it is not such a file, is cut, or has another format
 */
export function decodeColumns<Head>(file: Uint8Array): ColumnFile<Head> {
  const text = new TextDecoder().decode(file)
  const { format, head, columns } = parseText<Partial<Stored<Head>> | null>(text) ?? {}
  if (format !== searchFormat) throw otherFormat(format)
  if (head === undefined || columns === undefined) throw new SearchFileError('the file has no columns')
  const valuesOf = <Value>(name: string): readonly Value[] => {
    const { [name]: values } = columns
    if (values === undefined) throw new SearchFileError(`the file has no column '${name}'`)
    return values as readonly Value[]
  }
  const decoded = new Map<string, Column>()
  return {
    head,
    has: (name) => Object.hasOwn(columns, name),
    numbers: (name) => {
      const column = decoded.get(name) ?? new Uint32Array(valuesOf<number>(name))
      decoded.set(name, column)
      return column
    },
    rows: <Row>(name: string) => {
      const values = valuesOf<Row>(name)
      return (row: number) => values[row]
    },
  }
}
