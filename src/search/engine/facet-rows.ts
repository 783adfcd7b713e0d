import { sortByCode, startsOf } from './counting-sort.ts'

/** The rows that no filter, or one alone, rejects: the input of facet counts. */
export type FacetRows = Readonly<{
  /** Rows that no filter rejects, in the order of the list. */
  matching: Uint32Array
  /** Rows that one filter alone rejects, by its bit. */
  rejectedBy: (bit: number) => Uint32Array
}>

/**
 * Returns the rows by which filters reject them. A counting sort: it needs no test per row, which a processor could not
 * predict.
 * @param rejected the bits of the filters that reject each row: `rejections`
 */
export function facetRows(rejected: Uint8Array): FacetRows {
  const starts = startsOf(rejected)
  const rows = sortByCode(rejected, starts)
  const rejectedBy = (bits: number): Uint32Array => rows.subarray(starts[bits], starts[bits + 1])
  return { matching: rejectedBy(0), rejectedBy }
}
