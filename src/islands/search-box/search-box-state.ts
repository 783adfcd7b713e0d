import type { Criteria } from '#search/query/criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import type { SearchGoal } from './search-box-data.ts'

/** What is ticked, by the name under which a form sends it. */
export type Ticked = Readonly<{ city: readonly string[]; type: readonly string[]; price: readonly string[] }>

/** The goal that is shown, and what is ticked for it and, before waking, for the others. */
export type SearchBoxState = Readonly<{ goal: SearchGoal; ticked: Readonly<Record<SearchGoal, Ticked>> }>

export type SearchBoxAction =
  | Readonly<{ kind: 'tick'; goal: SearchGoal; field: keyof Ticked; values: readonly string[] }>
  | Readonly<{ kind: 'switch'; goal: SearchGoal }>

const nothing: Ticked = { city: [], type: [], price: [] }

/** Returns a search box in which nothing is ticked. */
export function untouched(goal: SearchGoal): SearchBoxState {
  return { goal, ticked: { sale: nothing, rent: nothing, projects: nothing } }
}

/** Returns the search box after something happened to it. Another goal clears what was ticked for the one before. */
export function nextSearchBox(state: SearchBoxState, action: SearchBoxAction): SearchBoxState {
  if (action.kind === 'tick') {
    const ticked = { ...state.ticked[action.goal], [action.field]: action.values }
    return { ...state, ticked: { ...state.ticked, [action.goal]: ticked } }
  }
  const cleared = untouched(action.goal)
  return { ...cleared, ticked: { ...cleared.ticked, [action.goal]: state.ticked[action.goal] } }
}

/** Returns what the ticks ask for. */
export function criteriaOf(ticked: Ticked): Criteria {
  const params = (['city', 'type', 'price'] as const).flatMap((name) =>
    ticked[name].map((value) => [name, value]),
  )
  return parseCriteria(new URLSearchParams(params).toString())
}
