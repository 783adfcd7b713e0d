import { useLayoutEffect, useReducer, useRef } from 'react'
import { SearchGoalForm } from './SearchGoalForm.tsx'
import { type SearchBoxData, searchGoals } from './search-box-data.ts'
import { nextSearchBox, untouched } from './search-box-state.ts'
import { useLiveSearch } from '#islands/results/use-live-search.ts'

/**
 * The search box: goals as radios that look like tabs, and a form for each. CSS shows the form of the chosen goal,
 * so that all of it works before hydration and without script.
 */
export function SearchBox({ words, numberTag, goals }: SearchBoxData) {
  const [state, dispatch] = useReducer(nextSearchBox, goals[0]?.goal ?? 'sale', untouched)
  const radios = useRef<HTMLFieldSetElement>(null)
  const section = goals.find(({ goal }) => goal === state.goal)?.section ?? state.goal
  const { live, retry } = useLiveSearch(section)

  const follow = (): void => {
    const value = radios.current?.querySelector<HTMLInputElement>(':checked')?.value
    const goal = searchGoals.find((known) => known === value)
    if (goal !== undefined) dispatch({ kind: 'switch', goal })
  }
  // The forms have adopted the boxes ticked before hydration by now; those of other goals are cleared.
  useLayoutEffect(follow, [])

  return (
    <section className="search" aria-label={words.label}>
      <fieldset className="search__goals" ref={radios} onChange={follow}>
        <legend className="vh">{words.legend}</legend>
        {goals.map(({ goal, label }, at) => (
          <label key={goal} className="search__goal">
            <input type="radio" name="goal" value={goal} defaultChecked={at === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      {goals.map((data) => (
        <SearchGoalForm
          key={data.goal}
          data={data}
          words={words}
          numberTag={numberTag}
          ticked={state.ticked[data.goal]}
          live={data.goal === state.goal ? live : undefined}
          onTick={(field, values) => {
            dispatch({ kind: 'tick', goal: data.goal, field, values })
            retry()
          }}
        />
      ))}
    </section>
  )
}
