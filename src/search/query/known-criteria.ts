import { type FilterItems, type FilterName, filterNames, filterOf } from '#search/filters/filters.ts'
import type { KnownNames } from '#search/filters/filter.ts'
import { type Chosen, type Criteria, withItems } from './criteria.ts'

/**
 * Returns criteria without the towns, categories and kinds that a list does not have, so that a link that was made for another
 * list, or before a town sold out, still shows something.
 */
export function keepKnown(criteria: Criteria, names: KnownNames): Criteria {
  return filterNames.reduce((known, name) => withItems(known, name, knownOf(name, criteria, names)), criteria)
}

function knownOf<Name extends FilterName>(
  name: Name,
  chosen: Chosen,
  names: KnownNames,
): readonly FilterItems[Name][] {
  const items: readonly FilterItems[Name][] = chosen[name]
  const { isKnown } = filterOf(name)
  return isKnown === undefined ? items : items.filter((item) => isKnown(item, names))
}

/** How much of an unknown value is repeated to the visitor, and how many of them. */
const shown = { characters: 40, values: 3 }

/**
 * Returns the towns, categories and kinds of a query that a list does not have, as they were written, to name them to the
 * visitor.
 * @example unknownValues('?city=atlantis&type=villa', index) // ['atlantis', 'villa']
 */
export function unknownValues(query: string, names: KnownNames): readonly string[] {
  const params = new URLSearchParams(query)
  const unknown = filterNames.flatMap((name) => unknownOf(name, params, names))
  const cut = unknown.map((text) => Array.from(text.trim()).slice(0, shown.characters).join(''))
  return [...new Set(cut)].filter((text) => text !== '').slice(0, shown.values)
}

function unknownOf<Name extends FilterName>(
  name: Name,
  params: URLSearchParams,
  names: KnownNames,
): readonly string[] {
  const { params: own, parse, isKnown } = filterOf(name)
  if (isKnown === undefined) return []
  return own.flatMap((param) =>
    params.getAll(param).filter((text) => {
      const item = parse(text, param)
      return item === undefined || !isKnown(item, names)
    }),
  )
}
