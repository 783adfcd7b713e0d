import type { Criteria } from './criteria.ts'
import { formatCriteria, parseCriteria } from './query-string.ts'

/**
 * Returns what a link asks for of a list that has changed since the link was shown: `now` with what the link changes of the criteria
 * that were `shown` with it.
 * @example a link to page 2, pressed while the list is being sorted, leads to page 2 of the sorted list
 */
export function rebaseCriteria(asked: Criteria, shown: Criteria, now: Criteria): Criteria {
  const [wanted, before, after] = [partsOf(asked), partsOf(shown), partsOf(now)]
  const added = [...wanted].filter((part) => !before.has(part))
  const kept = [...after].filter((part) => wanted.has(part) || !before.has(part))
  // Where one value counts it is the first: that of the link.
  return parseCriteria([...added, ...kept].join('&'))
}

function partsOf(criteria: Criteria): ReadonlySet<string> {
  return new Set(formatCriteria(criteria).slice(1).split('&'))
}
