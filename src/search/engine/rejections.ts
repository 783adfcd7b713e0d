import type { SearchIndex } from './search-index.ts'
import type { Column } from '#search/files/column-file.ts'
import type { Masks } from '#search/filters/filter.ts'
import {
  facetNames,
  type FilterItems,
  type FilterName,
  filterNames,
  filterOf,
} from '#search/filters/filters.ts'
import type { Chosen } from '#search/query/criteria.ts'

/** Returns the bit of a filter: one for each filter whose options are counted, one for all others together. */
export function rejectionBit(name: FilterName): number {
  const at = facetNames.findIndex((facet) => facet === name)
  return 1 << (at === -1 ? facetNames.length : at)
}

/** Returns for each row the bits of the filters that reject it; 0 is a match. Filters without items cost nothing. */
export function rejections(index: SearchIndex, chosen: Chosen, masks: Masks): Uint8Array {
  const rejected = new Uint8Array(index.size)
  for (const name of filterNames) if (chosen[name].length > 0) rejectBy(name, index, chosen, masks, rejected)
  return rejected
}

function rejectBy<Name extends FilterName>(
  name: Name,
  index: SearchIndex,
  chosen: Chosen,
  masks: Masks,
  rejected: Uint8Array,
): void {
  const items: readonly FilterItems[Name][] = chosen[name]
  const { match } = filterOf(name)
  const bit = rejectionBit(name)
  if ('mask' in match) {
    const [first, ...others] = items.map((item) => match.mask(item, masks))
    const passing = others.reduce(either, first ?? new Uint8Array(index.size))
    rejectByTable(passing, Uint8Array.of(bit, 0), rejected)
    return
  }
  const accepts = match.accepts(items, index)
  const table = Uint8Array.from({ length: match.values(index) }, (_, value) => (accepts(value) ? 0 : bit))
  rejectByTable(index.column(match.column), table, rejected)
}

function rejectByTable(column: Column, table: Uint8Array, rejected: Uint8Array): void {
  for (let row = 0; row < rejected.length; row++) {
    rejected[row] = (rejected[row] ?? 0) | (table[column[row] ?? 0] ?? 0)
  }
}

function either(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((passes, row) => passes | (other[row] ?? 0))
}
