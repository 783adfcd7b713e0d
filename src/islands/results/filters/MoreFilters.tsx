import { useRef } from 'react'
import { filters } from '#search/filters/filters.ts'
import { activeFilters, type Criteria } from '#search/query/criteria.ts'
import { useClosing } from '#islands/kit/use-closing.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import type { Failure } from '#islands/results/list/failure.ts'
import type { LoadedList } from '#islands/results/list/live-view.ts'
import type { BarTranslate } from '#islands/results/list/results-props.ts'
import { MoreFields } from './MoreFields.tsx'

/** The list, once it is loaded, or why it is not. */
export type MoreState = Readonly<{ list?: Pick<LoadedList, 'text'>; failure?: Failure }>

type MoreFiltersProps = Readonly<{ numberTag: string; criteria: Criteria; more: MoreState }>

/** The filters behind "more filters". They come with the list: their options would be a tenth of its page. */
export function MoreFilters({ numberTag, criteria, more: { list, failure } }: MoreFiltersProps) {
  const t: BarTranslate = useWords()
  const details = useRef<HTMLDetailsElement>(null)
  useClosing(details)
  const on = activeFilters(criteria).filter(
    ({ name }) => 'group' in filters[name] || filters[name].kind === 'text',
  )
  return (
    <details className="multi multi--more" name="filters" ref={details}>
      <summary>
        <span className="multi__label">{t('filters.more')}</span>
        <span className="multi__value">{on.length > 0 && <span className="badge">{on.length}</span>}</span>
        <Icon name="down" />
      </summary>
      <div className="multi__panel filters__more">
        {list !== undefined && <MoreFields {...{ numberTag, on }} offered={list.text.offered} />}
        {list === undefined && failure !== undefined && <p>{t('filters.unreachable')}</p>}
      </div>
    </details>
  )
}
