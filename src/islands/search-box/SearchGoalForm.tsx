import { type SubmitEvent, useRef } from 'react'
import { type FacetName, facetNames, filters } from '#search/filters/filters.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { MultiSelect } from '#islands/kit/MultiSelect.tsx'
import type { SearchBoxData, SearchGoalData } from './search-box-data.ts'
import { criteriaOf, type Ticked } from './search-box-state.ts'
import { withCounts } from '#islands/results/live-options.ts'
import type { LiveSearch } from '#islands/results/use-live-search.ts'
import { fillCount } from '#i18n/fill.ts'

type SearchGoalFormProps = Readonly<{
  data: SearchGoalData
  words: SearchBoxData['words']
  numberTag: string
  ticked: Ticked
  /** Absent for a goal that is not shown. */
  live?: LiveSearch
  onTick: (field: FacetName, values: readonly string[]) => void
}>

/** The form of one goal: a plain GET form to its list, which counts its results once it is hydrated. */
export function SearchGoalForm({ data, words, numberTag, ticked, live, onTick }: SearchGoalFormProps) {
  const { goal, action, show } = data
  const isElsewhere = useRef(false)

  const criteria = criteriaOf(ticked)
  const query = formatCriteria(criteria)
  const result = typeof live === 'object' ? live.search.run(criteria) : undefined
  const options = result === undefined ? data.options : withCounts(data.options, result.countOptions)
  const isCounted = result !== undefined || query === '' || live !== 'failed'
  const button = isCounted ? fillCount(show, result?.count ?? data.count, numberTag) : words.results

  const go = (event: SubmitEvent): void => {
    // With a modifier the browser opens the list elsewhere, by the form's own fields.
    if (isElsewhere.current) return
    event.preventDefault()
    location.assign(action + query)
  }
  return (
    <form className="search__form" data-goal={goal} action={action} autoComplete="off" onSubmit={go}>
      {facetNames.map((name) => (
        <MultiSelect
          key={name}
          group={`search-${goal}`}
          numberTag={numberTag}
          name={filters[name].param}
          words={{
            label: data.fields[name],
            all: words.all[name],
            filter: filters[name].isLong ? words.filterTowns : undefined,
            none: words.none,
          }}
          options={options[name]}
          chosen={ticked[name]}
          onChange={(values) => onTick(name, values)}
        />
      ))}
      <button
        type="submit"
        className="button"
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          isElsewhere.current = ctrlKey || metaKey || shiftKey
        }}
      >
        <Icon name="search" />
        <span suppressHydrationWarning>{button}</span>
      </button>
      {result !== undefined && <output className="vh">{query === '' ? '' : button}</output>}
    </form>
  )
}
