import { fieldBits } from './failing.ts'

/** Rows of which an option may be counted. */
export type NearRows = Readonly<{
  /** Rows that no field turns down, in the order of the list. */
  matching: Uint32Array
  /** Rows that one field alone turns down, by its bit. */
  only: (bit: number) => Uint32Array
}>

/** More than all fields together. */
const values = 2 * Math.max(...Object.values(fieldBits))

/**
 * Returns the rows that nothing or one field alone turns down: a counting sort by what does, which asks of no row whether
 * it matches. A processor cannot predict that, and most rows are turned down by more than one field.
 * @param failing of each row the fields that turn it down: `failingFields`
 */
export function nearRows(failing: Uint16Array): NearRows {
  const starts = new Uint32Array(values + 1)
  for (let row = 0; row < failing.length; row++) {
    const after = (failing[row] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let value = 1; value <= values; value++)
    starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0)
  const next = starts.slice()
  const rows = new Uint32Array(failing.length)
  for (let row = 0; row < failing.length; row++) {
    const value = failing[row] ?? 0
    const at = next[value] ?? 0
    rows[at] = row
    next[value] = at + 1
  }
  const only = (bits: number): Uint32Array => rows.subarray(starts[bits], starts[bits + 1])
  return { matching: only(0), only }
}
