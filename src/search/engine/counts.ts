import type { Column } from '#search/files/column-file.ts'
import type { Masks } from '#search/filters/filter.ts'
import { type FacetName, type FilterItems, filterOf } from '#search/filters/filters.ts'
import type { FacetRows } from './facet-rows.ts'
import { rejectionBit } from './rejections.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Returns how many listings each option of a filter leads to, with the criteria of the other filters kept and those of
 * its own left out.
 */
export type CountOptions = <Name extends FacetName>(
  name: Name,
  items: readonly FilterItems[Name][],
) => Uint32Array

/** Returns a function that counts the options of a result. */
export function createCounter(index: SearchIndex, facets: FacetRows, masks: Masks): CountOptions {
  return (name, items) => {
    const { match } = filterOf(name)
    const parts = [facets.matching, facets.rejectedBy(rejectionBit(name))]
    if ('mask' in match) {
      return Uint32Array.from(items, (item) => {
        const mask = match.mask(item, masks)
        return parts.reduce((sum, rows) => sum + countPassing(mask, rows), 0)
      })
    }
    const byValue = new Uint32Array(match.values(index))
    for (const rows of parts) addValues(index.column(match.column), rows, byValue)
    const found = [...byValue.entries()].filter(([, count]) => count > 0)
    return Uint32Array.from(items, (item) => {
      const accepts = match.accepts([item], index)
      return found.reduce((sum, [value, count]) => (accepts(value) ? sum + count : sum), 0)
    })
  }
}

function addValues(column: Column, rows: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const value = column[rows[at] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

function countPassing(mask: Uint8Array, rows: Uint32Array): number {
  let count = 0
  for (let at = 0; at < rows.length; at++) count += mask[rows[at] ?? 0] ?? 0
  return count
}
