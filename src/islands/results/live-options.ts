import type { MultiSelectOption } from '#islands/kit/MultiSelect.tsx'
import type { CountOptions } from '#search/engine/counts.ts'
import { type FacetName, facetNames, type FilterItems, filterOf } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'

/** The options of a list, filter by filter; their values are those of an address. */
export type FilterOptions = Readonly<Record<FacetName, readonly MultiSelectOption[]>>

/** Returns options with how many listings each leads to now. A value that no address can have leads to none. */
export function withCounts(options: FilterOptions, countOptions: CountOptions): FilterOptions {
  return recordOf(facetNames, (name) => countedOptions(name, options[name], countOptions))
}

function countedOptions<Name extends FacetName>(
  name: Name,
  options: readonly MultiSelectOption[],
  countOptions: CountOptions,
): readonly MultiSelectOption[] {
  const { parse, params } = filterOf(name)
  const known = options.flatMap((option): { option: MultiSelectOption; item: FilterItems[Name] }[] => {
    const item = parse(option.value, params[0] ?? '')
    return item === undefined ? [] : [{ option, item }]
  })
  const counts = countOptions(
    name,
    known.map(({ item }) => item),
  )
  const byOption = new Map(known.map(({ option }, at) => [option, counts[at] ?? 0]))
  return options.map((option) => ({ ...option, count: byOption.get(option) ?? 0 }))
}
