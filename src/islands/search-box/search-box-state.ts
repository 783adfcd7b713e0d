import { filters } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { activeFilters, type Criteria, noCriteria } from '#search/query/criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { type SearchBoxField, searchBoxFields, type SearchGoal, searchGoals } from './search-box-data.ts'

/** The ticked values of each filter, as a form sends them. */
export type Ticked = Readonly<Record<SearchBoxField, readonly string[]>>

/** The goal that is shown, and the ticked values of each goal; the others have some before hydration only. */
export type SearchBoxState = Readonly<{
  goal: SearchGoal
  ticked: Readonly<Record<SearchGoal, Ticked>>
  /** What a sentence asks for of a goal. */
  said?: Readonly<{ goal: SearchGoal; criteria: Criteria }>
}>

export type SearchBoxAction =
  | Readonly<{ kind: 'tick'; goal: SearchGoal; field: SearchBoxField; values: readonly string[] }>
  | Readonly<{ kind: 'switch'; goal: SearchGoal }>
  | Readonly<{ kind: 'say'; goal: SearchGoal; criteria: Criteria }>
  | Readonly<{ kind: 'unsay' }>

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
  if (action.kind === 'say') {
    const { goal, criteria } = action
    const cleared = untouched(goal)
    return { goal, ticked: { ...cleared.ticked, [goal]: tickedOf(criteria) }, said: { goal, criteria } }
  }
  if (action.kind === 'unsay') return state.said === undefined ? state : untouched(state.goal)
  const cleared = untouched(action.goal)
  return { ...cleared, ticked: { ...cleared.ticked, [action.goal]: state.ticked[action.goal] } }
}

/** Returns the criteria of the ticked values, with what else a sentence asks for. */
export function criteriaOf(ticked: Ticked, said: Criteria = noCriteria): Criteria {
  const others = activeFilters(said).filter(({ name }) => !searchBoxFields.some((field) => field === name))
  const params = [
    ...searchBoxFields.flatMap((name) => ticked[name].map((value) => [filters[name].param, value])),
    ...others.map(({ param, text }) => [param, text]),
  ]
  return parseCriteria(new URLSearchParams(params).toString())
}

/** Returns the values of some criteria that are ticked. */
function tickedOf(criteria: Criteria): Ticked {
  const active = activeFilters(criteria)
  return recordOf(searchBoxFields, (name) =>
    active.filter((each) => each.name === name).map(({ text }) => text),
  )
}
