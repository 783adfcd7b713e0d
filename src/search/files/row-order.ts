/**
 * Orders in which columns are written. Listings of one type with as many bedrooms are alike in surface, label and
 * price: side by side they compress to a fifth less, and whoever has read types and bedrooms knows the order.
 */
export type RowOrder = Uint32Array

/** Returns where the rows of each value begin once they are ordered by a column; entry 256 is the end. */
export function startsOf(column: Uint8Array): Uint32Array {
  const starts = new Uint32Array(0x101)
  for (let row = 0; row < column.length; row += 1) {
    const after = (column[row] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let value = 1; value < starts.length; value += 1)
    starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0)
  return starts
}

/**
 * Returns the rows by a column; among equals as they are, or as in the order before.
 * @param starts what {@link startsOf} returns for the column
 */
export function orderBy(column: Uint8Array, starts = startsOf(column), before?: RowOrder): RowOrder {
  const next = starts.slice()
  const ordered = new Uint32Array(column.length)
  for (let from = 0; from < ordered.length; from += 1) {
    const row = before === undefined ? from : (before[from] ?? 0)
    const value = column[row] ?? 0
    const at = next[value] ?? 0
    ordered[at] = row
    next[value] = at + 1
  }
  return ordered
}

/** Returns the values of a column in an order: the inverse of {@link spread}. */
export function gather(order: RowOrder, column: Uint8Array): Uint8Array {
  const values = new Uint8Array(order.length)
  for (let at = 0; at < order.length; at += 1) values[at] = column[order[at] ?? 0] ?? 0
  return values
}

/** Returns the column of which the values were written in an order. */
export function spread(order: RowOrder, values: Uint8Array): Uint8Array {
  const column = new Uint8Array(order.length)
  for (let at = 0; at < order.length; at += 1) column[order[at] ?? 0] = values[at] ?? 0
  return column
}
