import { type SubmitEvent, useRef } from 'react'
import { formatCriteria } from '#search/query/query-string.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { MultiSelect } from '#islands/kit/MultiSelect.tsx'
import type { SearchBoxData, SearchGoalData } from './search-box-data.ts'
import { criteriaOf, type Ticked } from './search-box-state.ts'
import { withCounts } from '#islands/results/live-options.ts'
import type { LiveSearch } from '#islands/results/use-live-search.ts'
import { fillCount } from '#islands/kit/words.ts'

type SearchGoalFormProps = Readonly<{
  data: SearchGoalData
  words: SearchBoxData['words']
  numberTag: string
  ticked: Ticked
  /** Absent for a goal that is not shown. */
  live?: LiveSearch
  onTick: (field: keyof Ticked, values: readonly string[]) => void
}>

/** The form of one goal: a plain GET form to its list, which counts what it would find once it is awake. */
export function SearchGoalForm({ data, words, numberTag, ticked, live, onTick }: SearchGoalFormProps) {
  const { goal, action, show } = data
  const isElsewhere = useRef(false)

  const criteria = criteriaOf(ticked)
  const query = formatCriteria(criteria)
  const result = typeof live === 'object' ? live.search.run(criteria) : undefined
  const { towns, types, prices } =
    typeof live === 'object' && result !== undefined ? withCounts(data, live.index, result.counts) : data
  const isCounted = result !== undefined || query === '' || live !== 'failed'
  const button = isCounted ? fillCount(show, result?.count ?? data.count, numberTag) : words.results

  const go = (event: SubmitEvent): void => {
    // With a modifier the browser opens the list elsewhere, by the form's own fields.
    if (isElsewhere.current) return
    event.preventDefault()
    location.assign(action + query)
  }
  const common = { group: `search-${goal}`, numberTag }
  return (
    <form className="search__form" data-goal={goal} action={action} autoComplete="off" onSubmit={go}>
      <MultiSelect
        {...common}
        name="city"
        words={{ label: words.where, all: words.allTowns, filter: words.filterTowns, none: words.noTowns }}
        options={towns}
        chosen={ticked.city}
        onChange={(values) => onTick('city', values)}
      />
      <MultiSelect
        {...common}
        name="type"
        words={{ label: words.what, all: words.allTypes, none: words.noTowns }}
        options={types}
        chosen={ticked.type}
        onChange={(values) => onTick('type', values)}
      />
      <MultiSelect
        {...common}
        name="price"
        words={{ label: data.priceLabel, all: words.allPrices, none: words.noTowns }}
        options={prices}
        chosen={ticked.price}
        onChange={(values) => onTick('price', values)}
      />
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
