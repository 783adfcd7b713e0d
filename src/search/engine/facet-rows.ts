/** The rows that no filter, or one alone, rejects: the input of facet counts. */
export type FacetRows = Readonly<{
  /** Rows that no filter rejects, in the order of the list. */
  matching: Uint32Array
  /** Rows that one filter alone rejects, by its bit. */
  rejectedBy: (bit: number) => Uint32Array
}>

/**
 * Returns the rows by which filters reject them.
 * @param rejected the bits of the filters that reject each row: `rejections`
 */
export function facetRows(rejected: Uint8Array): FacetRows {
  const rejectedBy = (bits: number): Uint32Array => {
    const rows: number[] = []
    for (let row = 0; row < rejected.length; row++) if (rejected[row] === bits) rows.push(row)
    return Uint32Array.from(rows)
  }
  return { matching: rejectedBy(0), rejectedBy }
}
