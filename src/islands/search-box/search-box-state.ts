import { filters } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'
import type { Criteria } from '#search/query/criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { type SearchBoxField, searchBoxFields, type SearchGoal, searchGoals } from './search-box-data.ts'

/** The ticked values of each filter, as a form sends them. */
export type Ticked = Readonly<Record<SearchBoxField, readonly string[]>>

/** The goal that is shown, and the ticked values of each goal; the others have some before hydration only. */
export type SearchBoxState = Readonly<{ goal: SearchGoal; ticked: Readonly<Record<SearchGoal, Ticked>> }>

export type SearchBoxAction =
  | Readonly<{ kind: 'tick'; goal: SearchGoal; field: SearchBoxField; values: readonly string[] }>
  | Readonly<{ kind: 'switch'; goal: SearchGoal }>

const nothing: Ticked = recordOf(searchBoxFields, () => [])

/** Returns a search box in which nothing is ticked. */
export function untouched(goal: SearchGoal): SearchBoxState {
  return { goal, ticked: recordOf(searchGoals, () => nothing) }
}

/** Returns the next state of a search box. A change of goal clears what was ticked for the one before. */
export function nextSearchBox(state: SearchBoxState, action: SearchBoxAction): SearchBoxState {
  if (action.kind === 'tick') {
    const ticked = { ...state.ticked[action.goal], [action.field]: action.values }
    return { ...state, ticked: { ...state.ticked, [action.goal]: ticked } }
  }
  const cleared = untouched(action.goal)
  return { ...cleared, ticked: { ...cleared.ticked, [action.goal]: state.ticked[action.goal] } }
}

/** Returns the criteria of the ticked values. */
export function criteriaOf(ticked: Ticked): Criteria {
  const params = searchBoxFields.flatMap((name) => ticked[name].map((value) => [filters[name].param, value]))
  return parseCriteria(new URLSearchParams(params).toString())
}
