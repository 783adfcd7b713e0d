import { useCallback, useDeferredValue, useRef } from 'react'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import type { ResultsProps } from '#islands/results/list/results-props.ts'
import { FilterBar } from '#islands/results/filters/FilterBar.tsx'
import { ListNotes } from '#islands/results/list/ListNotes.tsx'
import { LiveList } from '#islands/results/list/LiveList.tsx'
import { useFilterForm } from '#islands/results/filters/use-filter-form.ts'
import { criteriaOf, ownCriteria } from '#islands/results/list/list-document.ts'
import { useFollow } from '#islands/results/list/use-follow.ts'
import { usePageState } from '#islands/results/list/use-page-state.ts'
import { isOnMap, useResults } from '#islands/results/list/use-results.ts'

/**
 * The filters of a list and, when the address has other criteria than the pre-rendered page, the live list. The address is
 * the only state.
 */
export function Results(props: ResultsProps) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <ResultsList {...props} />
    </WordsProvider>
  )
}

/** Characters from which a title is set smaller. */
const longTitle = 32

function ResultsList(props: ResultsProps) {
  const { document } = props
  const results = useResults(props)
  const { href, criteria, options, more, isStatic } = results
  // The count follows a press at once; the list, which is mostly behind the sheet of filters, in frames after it.
  const view = useDeferredValue(results.view)
  const isPending = results.isPending || view !== results.view

  const form = useRef<HTMLFormElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const onChange = useFilterForm(form, criteria, document)
  const shown = isPending ? (view?.criteria ?? ownCriteria(document)) : criteriaOf(href, document)
  useFollow([form, live], region, document, { shown, isPending })
  const focusRegion = useCallback(() => region.current?.focus({ preventScroll: true }), [])
  const title = results.view?.title ?? props.title
  const summary = results.view?.summary ?? props.summary
  usePageState({ href, title, ownTitle: props.title, isStatic, isSettled: !isPending, region })

  const head = <ListNotes {...{ props, results, view, summary }} />
  return (
    <>
      <div className="wrap results-head">
        <h1 data-long={title.length > longTitle ? '' : undefined}>{title}</h1>
        {/* Announced by the output below, which the map shows too. */}
        <p aria-hidden="true">{summary}</p>
      </div>
      <FilterBar
        {...{ props, form, criteria, options, more, onChange }}
        found={results.view?.found ?? props.found}
      />
      <div
        ref={live}
        className="wrap results-live"
        data-live={view === undefined ? undefined : ''}
        data-pending={isPending ? '' : undefined}
      >
        {!isOnMap(results, view) && head}
        <section ref={region} tabIndex={-1} className="results-region" aria-label={view?.list.t('live.list')}>
          {view !== undefined && <LiveList {...{ props, results, view, head }} onFocusLost={focusRegion} />}
        </section>
      </div>
    </>
  )
}
