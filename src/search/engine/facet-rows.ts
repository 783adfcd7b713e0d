import { orderBy, startsOf } from '#search/files/row-order.ts'

/** Rows of which an option may be counted. */
export type NearRows = Readonly<{
  /** Rows that nothing turns down, in the order of the list. */
  matching: Uint32Array
  /** Rows that one field alone turns down, by its bit. */
  only: (bit: number) => Uint32Array
}>

/**
 * Returns the rows that nothing or one field alone turns down: a counting sort by what does, which asks of no row whether
 * it matches. A processor cannot predict that, and most rows are turned down by more than one field.
 * @param failing of each row what turns it down: `failingFields`
 */
export function nearRows(failing: Uint8Array): NearRows {
  const starts = startsOf(failing)
  const rows = orderBy(failing, starts)
  const only = (bits: number): Uint32Array => rows.subarray(starts[bits], starts[bits + 1])
  return { matching: only(0), only }
}
