/** Returns where the rows of each code begin once they are sorted by it; entry 256 is the end. */
export function startsOf(column: Uint8Array): Uint32Array {
  const starts = new Uint32Array(0x101)
  for (let row = 0; row < column.length; row++) {
    const after = (column[row] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let code = 1; code < starts.length; code++)
    starts[code] = (starts[code] ?? 0) + (starts[code - 1] ?? 0)
  return starts
}

/**
 * Returns the rows sorted by a column of codes; equal ones keep their order.
 * @param starts the result of {@link startsOf} for the column
 */
export function sortByCode(column: Uint8Array, starts: Uint32Array): Uint32Array {
  const next = starts.slice()
  const sorted = new Uint32Array(column.length)
  for (let row = 0; row < sorted.length; row++) {
    const code = column[row] ?? 0
    const at = next[code] ?? 0
    sorted[at] = row
    next[code] = at + 1
  }
  return sorted
}
