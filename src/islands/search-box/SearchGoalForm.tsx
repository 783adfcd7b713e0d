import { type SubmitEvent, useRef } from 'react'
import { filters } from '#search/filters/filters.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { MultiSelect } from '#islands/kit/MultiSelect.tsx'
import {
  type SearchBoxField,
  searchBoxFields,
  type SearchBoxTranslate,
  type SearchGoalData,
} from './search-box-data.ts'
import { criteriaOf, type Ticked } from './search-box-state.ts'
import { withCounts } from '#islands/results/live-options.ts'
import type { LiveSearch } from '#islands/results/use-live-search.ts'

type SearchGoalFormProps = Readonly<{
  data: SearchGoalData
  numberTag: string
  ticked: Ticked
  /** Absent for a goal that is not shown. */
  live?: LiveSearch
  onTick: (field: SearchBoxField, values: readonly string[]) => void
}>

/** The message that names each field. */
const fieldLabels = {
  towns: 'home.search.where',
  categories: 'home.search.what',
  prices: 'home.search.price',
} as const

/** The message of each field where nothing is chosen. */
const allLabels = {
  towns: 'home.search.allTowns',
  categories: 'home.search.allTypes',
  prices: 'home.search.allPrices',
} as const

/** The form of one goal: a plain GET form to its list, which counts its results once it is hydrated. */
export function SearchGoalForm({ data, numberTag, ticked, live, onTick }: SearchGoalFormProps) {
  const { goal, action } = data
  const t: SearchBoxTranslate = useWords()
  const isElsewhere = useRef(false)

  const criteria = criteriaOf(ticked)
  const query = formatCriteria(criteria)
  const result = typeof live === 'object' ? live.search.run(criteria) : undefined
  const options = result === undefined ? data.options : withCounts(data.options, result.countOptions)
  const isCounted = result !== undefined || query === '' || live !== 'failed'
  const count = result?.count ?? data.count
  const button = isCounted
    ? t(goal === 'projects' ? 'home.search.showProjects' : 'home.search.showProperties', { count })
    : t('home.search.results')

  const go = (event: SubmitEvent): void => {
    // With a modifier the browser opens the list elsewhere, by the form's own fields.
    if (isElsewhere.current) return
    event.preventDefault()
    location.assign(action + query)
  }
  return (
    <form className="search__form" data-goal={goal} action={action} autoComplete="off" onSubmit={go}>
      {searchBoxFields.map((name) => (
        <MultiSelect
          key={name}
          group={`search-${goal}`}
          numberTag={numberTag}
          name={filters[name].param}
          words={{
            label: t(name === 'prices' && goal === 'rent' ? 'home.search.rentPrice' : fieldLabels[name]),
            all: t(allLabels[name]),
            filter: filters[name].isLong ? t('filters.townFilter') : undefined,
            none: t('filters.none'),
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
