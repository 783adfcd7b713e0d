import { otherFormat, parseText, searchFormat, SearchFileError } from './search-file.ts'

/**
 * How a column is stored. `codes` are 0 to 255, a byte each. `numbers` are whole, below 2 ** 32, stored as byte planes:
 * the lowest byte of every row, then the next. `amounts` are numbers of which most are whole thousands. `deltas` are
 * numbers that change little from row to row. `rows` are values of any shape, as JSON, a line each.
 */
export type ColumnKind = 'codes' | 'numbers' | 'amounts' | 'deltas' | 'rows'

/** The decoded numbers of a column. */
export type Column = Uint8Array | Uint32Array

/** A column to be stored. */
export type StoredColumn =
  | Readonly<{ kind: 'rows'; values: readonly unknown[] }>
  | Readonly<{ kind: Exclude<ColumnKind, 'rows'>; values: ArrayLike<number> }>

/** A file of columns; each column is decoded on first use. */
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
   * Returns how to read a column of JSON values by row; undefined past the last row.
   * @throws {SearchFileError} when the file has no such column
   */
  rows: <Row>(name: string) => (row: number) => Row | undefined
}>

type StoredHead<Head> = Readonly<{
  format: number
  head: Head
  columns: readonly (readonly [name: string, kind: ColumnKind, rows: number, bytes: number])[]
}>

const newLine = 10

/** Returns a file of columns as bytes: a line of JSON that names its parts, then the columns one after the other. */
export function encodeColumns(
  head: unknown,
  columns: Readonly<Record<string, StoredColumn>>,
  format = searchFormat,
): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(columns).map(([name, column]) => ({ name, column, bytes: encode(column) }))
  const names = parts.map(({ name, column, bytes }) => [
    name,
    column.kind,
    column.values.length,
    bytes.length,
  ])
  const line = new TextEncoder().encode(`${JSON.stringify({ format, head, columns: names })}\n`)
  const file = new Uint8Array(parts.reduce((length, { bytes }) => length + bytes.length, line.length))
  file.set(line)
  let at = line.length
  for (const { bytes } of parts) {
    file.set(bytes, at)
    at += bytes.length
  }
  return file
}

/**
 * Returns the columns of a file that {@link encodeColumns} made; the type of its head and rows is the caller's promise.
 * @throws {SearchFileError} when it is not such a file, is cut, or has another format
 */
export function decodeColumns<Head>(file: Uint8Array): ColumnFile<Head> {
  const end = file.indexOf(newLine)
  const line = textOf(file.subarray(0, Math.max(0, end)))
  const { format, head, columns } = parseText<StoredHead<Head> | null>(line) ?? {}
  if (format !== searchFormat) throw otherFormat(format)
  if (head === undefined || !Array.isArray(columns)) throw new SearchFileError('the file has no columns')
  const parts = new Map<string, Readonly<{ kind: ColumnKind; rows: number; bytes: Uint8Array }>>()
  let at = end + 1
  for (const [name, kind, rows, length] of columns) {
    parts.set(name, { kind, rows, bytes: file.subarray(at, at + length) })
    at += length
  }
  if (at !== file.length) throw new SearchFileError('the file is cut')
  const part = (name: string) => {
    const known = parts.get(name)
    if (known === undefined) throw new SearchFileError(`the file has no column '${name}'`)
    return known
  }
  const decoded = new Map<string, Column>()
  return {
    head,
    has: (name) => parts.has(name),
    numbers: (name) => {
      const { kind, rows, bytes } = part(name)
      const column = decoded.get(name) ?? decode(kind, rows, bytes)
      decoded.set(name, column)
      return column
    },
    rows: (name) => {
      const { rows, bytes } = part(name)
      const lines = rows === 0 ? [] : textOf(bytes).split('\n')
      return (row) => {
        const line = lines[row]
        return line === undefined ? undefined : parseText(line)
      }
    },
  }
}

function encode(column: StoredColumn): Uint8Array {
  if (column.kind === 'rows')
    return new TextEncoder().encode(column.values.map((value) => JSON.stringify(value)).join('\n'))
  const { kind, values } = column
  const numbers = Uint32Array.from(values)
  switch (kind) {
    case 'codes':
      return Uint8Array.from(numbers)
    case 'numbers':
      return planesOf(numbers)
    case 'amounts':
      return joined(
        planesOf(
          numbers.map((amount) => amount % 1000),
          2,
        ),
        planesOf(numbers.map((amount) => Math.floor(amount / 1000))),
      )
    case 'deltas':
      return planesOf(numbers.map((value, row) => zigzag(value - (numbers[row - 1] ?? 0))))
  }
}

function decode(kind: ColumnKind, rows: number, bytes: Uint8Array): Column {
  switch (kind) {
    case 'codes':
      return bytes
    case 'amounts': {
      const amounts = fromPlanes(bytes.subarray(2 * rows), rows)
      for (let row = 0; row < rows; row++) {
        const rest = (bytes[row] ?? 0) | ((bytes[rows + row] ?? 0) << 8)
        amounts[row] = (amounts[row] ?? 0) * 1000 + rest
      }
      return amounts
    }
    case 'deltas': {
      const values = fromPlanes(bytes, rows)
      let value = 0
      for (let row = 0; row < rows; row++) {
        value += unzigzag(values[row] ?? 0)
        values[row] = value
      }
      return values
    }
    default:
      return fromPlanes(bytes, rows)
  }
}

/** Returns the lowest byte of every value, then the next, as many as the largest value needs. */
function planesOf(values: Uint32Array, least = 1): Uint8Array {
  const largest = values.reduce((max, value) => Math.max(max, value), 0)
  const count = Math.max(least, Math.ceil(Math.log2(largest + 1) / 8))
  const planes = new Uint8Array(count * values.length)
  for (const [row, value] of values.entries())
    for (let plane = 0; plane < count; plane++) planes[plane * values.length + row] = value >>> (8 * plane)
  return planes
}

/** The inverse of {@link planesOf}. Plain loops: the first search runs them before they are compiled. */
function fromPlanes(planes: Uint8Array, rows: number): Uint32Array {
  const values = new Uint32Array(planes.subarray(0, rows))
  for (let start = rows, shift = 8; start < planes.length; start += rows, shift += 8) {
    for (let row = 0; row < rows; row++)
      values[row] = (values[row] ?? 0) | ((planes[start + row] ?? 0) << shift)
  }
  return values
}

/** Returns a signed number as a positive one that is small when it is near 0: 0, -1, 1, -2 become 0, 1, 2, 3. */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
